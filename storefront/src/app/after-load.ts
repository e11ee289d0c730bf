import type { RouteObject } from 'react-router-dom';
import { keepOffline, type Router } from '../offline/keep-offline.ts';
import { keptPayments } from '../payments/kept-payment.ts';
import { hasWaitingOrder } from '../storage/waiting-flag.ts';
import { showLineSign } from './line-sign.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { watchStale } from './stale-sign.ts';

type Parts = { router: Router; routes: RouteObject[]; saver: boolean };

/** What makes the next pages quicker and the last ones stay; fetched when this page has nothing else to do. */
export function afterLoad({ router, routes, saver }: Parts): void {
  if (!saver) prefetchOnIntent(routes);
  watchStale();
  void sendWhatWaits().catch(() => null);
  void hearOfPayments().catch(() => null);
  if (import.meta.env.PROD && navigator.serviceWorker) void keepOffline(router);
}

/** A payment that was begun here and left may have been paid since; its own page says so itself. */
async function hearOfPayments(): Promise<void> {
  if (window.location.pathname.endsWith('/paiement') || keptPayments().every(({ isOver }) => isOver)) return;
  const { settleKept } = await import('../payments/settle-kept.ts');
  const news = await settleKept();
  if (news) showLineSign(news);
}

/** An order that waits since an earlier page goes out from any page; the checkout shows what became of it, itself. */
async function sendWhatWaits(): Promise<void> {
  const send = async () => {
    if (!hasWaitingOrder() || !navigator.onLine || /^\/(checkout|commander)/.test(window.location.pathname)) return;
    const { sendWaiting } = await import('../state/send-waiting.ts');
    if (!(await sendWaiting())) showLineSign('Votre commande en attente a reçu sa réponse : ouvrez « Mon panier ».');
  };
  window.addEventListener('online', () => void send().catch(() => null));
  await send();
}
