import { cutText } from '@karite/shared/text';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { addressProblem, post, type Reach } from '../../../platform/server/http/post.ts';
import { type Channel, Refused, TIMEOUT_MS } from '../channel.ts';
import { encrypt, type SubscriptionKeys } from './encrypt.ts';
import { type PushKeys, vapidHeader } from './vapid.ts';

type Options = { database: Database; keys: () => Promise<PushKeys>; reach: Reach; contact: string };

/** A push that found no browser for so long is old news, in seconds. */
const TTL_S = 24 * 3_600;
/** Refusals that another try may do without: too slow, too many. */
const MOMENTARY = new Set([408, 425, 429]);

/** What a push says, as the shop's worker reads it; in the outbox the last line of its text is where it leads. */
function payloadOf(subject: string, body: string): string {
  const lines = body.split('\n');
  const { pathname, search } = new URL(lines.pop() ?? '/', 'http://shop.invalid');
  return JSON.stringify({
    title: cutText(subject, 200),
    text: cutText(lines.join('\n'), 500),
    path: pathname + search,
  });
}

/**
 * Pushes to browsers (RFC 8030): a message's recipient is the id of a subscription. One that the push service no longer knows
 * (404, 410) is deleted. Where the subscriptions lead is judged as for webhooks: the subscriber chooses the address.
 */
export function openPush({ database, keys, reach, contact }: Options): Channel {
  const stopped = new AbortController();
  return {
    async send({ recipient, subject, body }) {
      const found = await database.execute<SubscriptionKeys & { endpoint: string }>(sql`
        select endpoint, p256dh, auth from "push-subscriptions" where id::text = ${recipient}`);
      const subscription = found.rows[0];
      if (!subscription) throw new Refused('Appareil désinscrit');
      const problem = addressProblem(subscription.endpoint, reach);
      if (problem) throw new Refused(problem);
      const status = await post(subscription.endpoint, {
        body: encrypt(payloadOf(subject, body), subscription),
        reach,
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        headers: {
          authorization: vapidHeader(await keys(), subscription.endpoint, contact, Date.now()),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(TTL_S),
          urgency: 'normal',
        },
      });
      if (status >= 200 && status < 300) return;
      if (status === 404 || status === 410)
        await database.execute(sql`delete from "push-subscriptions" where id::text = ${recipient}`);
      const isFinal = status >= 400 && status < 500 && !MOMENTARY.has(status);
      throw new (isFinal ? Refused : Error)(`Réponse ${status}`);
    },
    close: () => stopped.abort(),
  };
}
