import { browserClient } from '../api/browser-client.ts';
import { checkPayment } from '../api/payments.ts';
import { savedPayments } from './saved-payment.ts';
import { settlePaid } from './settle-payment.ts';

/**
 * What became of payments that were begun in this browser and left: the tab was closed, the network broke. Those that are
 * paid empty the cart; answers what our server says of the last of them, `null` when there is no good news.
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
