import { boundedText } from '../../platform/server/http/bounded-text.ts';
import { ProviderAway } from './provider.ts';

/** How long a provider may take to answer, in ms: a request of ours is answered within five seconds. */
const TIMEOUT_MS = 3_000;
/** More than this is no answer to a question about one payment, in bytes. */
const MOST_BYTES = 1_000_000;

export type ProviderRequest = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  timeoutMs?: number;
};
export type ProviderAnswer = { status: number; body: unknown };

/**
 * Queries a provider's server and returns its answer, as JSON, with any status below 500. Throws `ProviderAway` when it
 * can't be reached, takes longer than 3 s, fails (5xx, 429), sends elsewhere, says more than 1 MB, or what is no JSON.
 * Never called inside a database transaction.
 */
export async function callProvider(
  url: string,
  { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS }: ProviderRequest = {},
): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status >= 500 || answer.status === 429) {
      await answer.body?.cancel();
      throw new ProviderAway(`it answered ${answer.status}`);
    }
    const text = await boundedText(answer, MOST_BYTES);
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    if (error instanceof ProviderAway) throw error;
    throw new ProviderAway('no answer that can be read', { cause: error });
  }
}
