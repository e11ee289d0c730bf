import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The push messages of a browser: decrypted, with who signed it, by the contract of RFC 8030, 8291 and 8292. */
export type Pushed = { title: string; text: string; path: string; ttl: string };

/** A push service with one browser behind it. */
export type PushServer = {
  /** What the browser hands to the shop. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  pushed: Pushed[];
  /** The shop's key that it subscribed with: others are refused. */
  key: string;
  status: number;
  close(): Promise<void>;
};

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Reads a body as the browser with these keys does. */
export function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const theirs = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const key = derive(own.computeSecret(theirs), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
  if (plain.at(-1) !== 2) throw new Error('the record does not say that it is the last');
  return plain.subarray(0, -1).toString();
}

/** Throws when a header is not that of the owner of `key`, for this service, for at most a day. */
export function judgeVapid(header: string, key: string, origin: string): void {
  const [, head, claims, signature, shown] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  if (!head || !claims || !signature || shown !== key) throw new Error('not the key that was subscribed with');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [1, 33].map((from) => point.subarray(from, from + 32).toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const left = exp - Date.now() / 1_000;
  if (!isSigned || aud !== origin || !(left > 0 && left <= 86_400) || !/^(https|mailto):/.test(sub))
    throw new Error('not signed for this service');
}

export async function startPushServer(): Promise<PushServer> {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(8).toString('hex')}`;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    try {
      judgeVapid(String(request.headers.authorization), push.key, new URL(push.subscription.endpoint).origin);
      if (request.url !== path || request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not a push');
      const notified = JSON.parse(decrypt(Buffer.concat(parts), own, auth));
      if (push.status < 300) push.pushed.push({ ...notified, ttl: request.headers.ttl });
      response.writeHead(push.status).end();
    } catch {
      response.writeHead(403).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // What listens on a port of this machine has an address of that kind.
  const { port } = server.address() as AddressInfo;
  const push: PushServer = {
    subscription: {
      endpoint: `http://127.0.0.1:${port}${path}`,
      p256dh: own.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    pushed: [],
    key: '',
    status: 201,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return push;
}
