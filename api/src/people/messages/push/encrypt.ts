import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url: its point on P-256, and a secret that only it and the shop know. */
export type SubscriptionKeys = { p256dh: string; auth: string };

const CURVE = 'prime256v1';
/** All is one record, so its size is only declared. */
const RECORD_BYTES = 4_096;
const TAG_BYTES = 16;
/** What fits into that record beside the end mark and the tag, and what a push service takes (RFC 8030). */
export const MOST_BYTES = RECORD_BYTES - TAG_BYTES - 1 - 86;

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Only the tests give what else is new each time. */
type Given = { salt: Buffer; privateKey: Buffer };

/**
 * A text as only its browser reads it: RFC 8291 over the one-record form of RFC 8188 (`aes128gcm`). Written here, in terms of Node's
 * own cryptography: the library that others use is under the MPL. Throws when a key is none.
 */
export function encrypt(text: string, { p256dh, auth }: SubscriptionKeys, given?: Given): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MOST_BYTES) throw new Error(`a push of ${plain.length} bytes: ${MOST_BYTES} at most`);
  const own = createECDH(CURVE);
  if (given) own.setPrivateKey(given.privateKey);
  else own.generateKeys();
  const [ownPoint, theirPoint] = [own.getPublicKey(), Buffer.from(p256dh, 'base64url')];
  const salt = given?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirPoint, ownPoint]);
  const key = derive(own.computeSecret(theirPoint), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ownPoint.length, 4);
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()]);
  return Buffer.concat([salt, size, ownPoint, sealed, cipher.getAuthTag()]);
}
