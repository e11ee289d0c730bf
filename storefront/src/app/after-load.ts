import { showStatus } from '../connection/connection-status.ts';
import { watchStaleCatalogue } from '../connection/stale-catalogue.ts';
import { restoreTyped } from '../hydration/restore-typed.ts';
import { type Router, registerWorker } from '../offline/register-worker.ts';
import { hasQueuedOrder } from '../orders/queue/queue-flag.ts';
import { savedPayments } from '../payments/saved-payment.ts';
import { openShelves } from './layout/open-shelves.ts';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import type { PageRoute } from './routes.tsx';

type Parts = { router: Router; pages: readonly PageRoute[]; dataSaver: boolean };

/** What makes the next pages quicker and the last ones stay; fetched when this page has nothing else to do. */
export function afterLoad({ router, pages, dataSaver }: Parts): void {
  if (!dataSaver) prefetchOnIntent(pages);
  restoreTyped();
  watchStaleCatalogue();
  openShelves();
  void sendQueue().catch(() => null);
  void reportPayments().catch(() => null);
  if (import.meta.env.PROD && navigator.serviceWorker) void registerWorker(router);
}

/** A payment that was started here and abandoned may have been paid since; its own page shows that itself. */
async function reportPayments(): Promise<void> {
  if (window.location.pathname.endsWith('/paiement') || savedPayments().every(({ isOver }) => isOver)) return;
  const { checkOpenPayments } = await import('../payments/check-open-payments.ts');
  const news = await checkOpenPayments();
  if (news) showStatus(news);
}

/** An order in the queue since an earlier page is sent from any page; the checkout shows the result itself. */
async function sendQueue(): Promise<void> {
  const send = async () => {
    if (!hasQueuedOrder() || !navigator.onLine || /^\/(checkout|commander)/.test(window.location.pathname)) return;
    const { sendQueuedOrders } = await import('../orders/queue/send-queued-orders.ts');
    const { waits } = await sendQueuedOrders();
    if (!waits) showStatus('Votre commande en attente a reçu sa réponse : ouvrez « Mon panier ».');
  };
  window.addEventListener('online', () => void send().catch(() => null));
  await send();
}
