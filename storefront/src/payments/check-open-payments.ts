import { browserClient } from '../api/browser-client.ts';
import { checkPayment } from '../api/payments.ts';
import { savedPayments } from './saved-payment.ts';
import { settlePaid } from './settle-payment.ts';

/**
 * Checks payments that were started in this browser and abandoned: the tab was closed, the network failed. Those that are
 * paid empty the cart. Returns our server's message about the last of them, `null` when none was paid.
 */
export async function checkOpenPayments(): Promise<string | null> {
  let news: string | null = null;
  for (const saved of savedPayments()) {
    if (saved.isOver || !saved.payment) continue;
    const query = { key: saved.key, transactionId: saved.transaction };
    const answer = await checkPayment(browserClient, saved.payment, query).catch(() => null);
    if (answer?.status !== 'paid') continue;
    settlePaid(saved);
    news = answer.message;
  }
  return news;
}
