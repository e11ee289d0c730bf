import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret to sign by: 256 random bits, written as Standard Webhooks does (standardwebhooks.com). */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

export type Signed = { 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string };

/**
 * The headers of Standard Webhooks: HMAC-SHA256 of `id.timestamp.body`. `at` is in seconds since 1970. A try later has
 * the same id and another timestamp, so that an old request cannot be sent again by who has overheard it.
 */
export function sign(secret: string, { id, at, body }: { id: string; at: number; body: string }): Signed {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
}
