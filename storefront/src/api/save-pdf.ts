import { addressOf } from '@karite/shared/client';
import { ApiError, NETWORK_MESSAGE } from './api-error.ts';
import { readJson, TIMEOUT_MS } from './client.ts';
import { readToken } from './token.ts';

/** Fetches an invoice in the visitor's name and hands it to the browser as a file. Throws an `ApiError`. */
export async function saveInvoice(invoice: { id: string; number: string }, key?: string): Promise<void> {
  const token = readToken();
  const response = await fetch(`/api${addressOf(`/invoices/${invoice.id}/pdf`, { query: { key } })}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response) throw new ApiError(0, 'network', NETWORK_MESSAGE);
  // Of a refusal the server's own words: a busy shop is no broken network.
  if (!response.ok) await readJson(response);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${invoice.number}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
