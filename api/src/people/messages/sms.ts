import { boundedText } from '../../platform/server/http/bounded-text.ts';
import { type Channel, Refused, TIMEOUT_MS } from './channel.ts';

export type SmsSettings = { url: string; token?: string; sender?: string };

/** What may be read of an answer, in bytes. */
const MOST_BYTES = 64_000;
/** Refusals that another try may do without: too slow, too early, too many. */
const MOMENTARY = new Set([408, 425, 429]);

/**
 * SMS by a plain HTTP gateway: `POST` of `{ id, to, from, text }` as JSON, with the token as bearer. A 2xx with JSON or
 * nothing means taken; a 2xx with anything else is a stranger's page and counts as no answer. The id goes out as
 * `Idempotency-Key` as well, for a gateway that can tell a second try by it.
 */
export function openSms({ url, token, sender }: SmsSettings, timeoutMs = TIMEOUT_MS): Channel {
  const stopped = new AbortController();
  return {
    async send({ id, recipient, body }) {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'idempotency-key': id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, to: recipient, from: sender ?? null, text: body }),
      });
      if (answer.ok) {
        const stated = await boundedText(answer, MOST_BYTES);
        if (stated) JSON.parse(stated);
        return;
      }
      await answer.body?.cancel();
      const isFinal = answer.status >= 400 && answer.status < 500 && !MOMENTARY.has(answer.status);
      throw new (isFinal ? Refused : Error)(`${answer.status} ${answer.statusText}`.trim());
    },
    close: () => stopped.abort(),
  };
}
