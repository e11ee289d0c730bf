import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import type { Executor } from '../../../platform/database/database.ts';
import { shopSecret } from '../../../platform/server/access/shop-secret.ts';

/** What names the shop to push services (RFC 8292): the browser subscribes with `publicKey`, and takes pushes signed by the other alone. */
export type PushKeys = { publicKey: string; privateKey: KeyObject };

const HOURS_VALID = 12;

/** The pair that follows from a secret: the same for every process of a shop, and after every start. */
export function keysFrom(secret: string): PushKeys {
  const own = createECDH('prime256v1');
  // Of 2^32 numbers one is none of the curve's: then the next is taken.
  for (let turn = 0; ; turn += 1)
    try {
      own.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, 'karite', `vapid ${turn}`, 32)));
      break;
    } catch {
      if (turn > 8) throw new Error('no key pair follows from the secret');
    }
  const point = own.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  // What is shorter by a leading zero is as long as the others in a JWK.
  const d = Buffer.concat([Buffer.alloc(32), own.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key, format: 'jwk' }) };
}

/** The shop's own pair: made of a secret that the first process stores. */
export function pushKeys(database: Executor): () => Promise<PushKeys> {
  const secret = shopSecret(database, 'push-keys');
  let existing: PushKeys | undefined;
  return async () => {
    existing ??= keysFrom(await secret());
    return existing;
  };
}

const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The header by which a push service knows who sends. `contact`: whom its keepers may write to, `https:` or `mailto:`. */
export function vapidHeader(
  { publicKey, privateKey }: PushKeys,
  endpoint: string,
  contact: string,
  now: number,
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + HOURS_VALID * 3_600, sub: contact };
  const signed = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
