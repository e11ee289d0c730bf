import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** As much of CBOR as keys and attestations are written in. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, size: number) =>
    size < 24
      ? Buffer.from([kind + size])
      : size < 256
        ? Buffer.from([kind + 24, size])
        : Buffer.from([kind + 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(0x20, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(0x60, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  const parts = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(0xa0, value.size), ...parts]);
}

const FLAGS = { present: 1, verified: 4, attested: 64 };
type Lie = Partial<{
  origin: string;
  rpId: string;
  isVerified: boolean;
  counter: number;
  userHandle: string;
  type: string;
}>;

/** A device that makes one passkey and signs with it, and lies where a test says so. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData = (type: string, challenge: string, lie: Lie) =>
    JSON.stringify({ type: lie.type ?? type, challenge, origin: lie.origin ?? this.#origin, crossOrigin: false });

  #authData(lie: Lie, attested = Buffer.alloc(0)): Buffer {
    const flags =
      FLAGS.present | (lie.isVerified === false ? 0 : FLAGS.verified) | (attested.length > 0 ? FLAGS.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.counter ?? this.counter);
    return Buffer.concat([hash(lie.rpId ?? new URL(this.#origin).hostname), Buffer.from([flags]), count, attested]);
  }

  /** What it answers when it is to make its passkey. */
  create({ challenge, user }: { challenge: string; user: { id: string } }, lie: Lie = {}) {
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.#authData(lie, attested)],
      ]),
    );
    return this.#answer({
      clientDataJSON: encode(this.#clientData('webauthn.create', challenge, lie)),
      attestationObject: encode(attestation),
      transports: ['internal'],
    });
  }

  /** What it answers when it is to sign in. */
  sign(challenge: string, lie: Lie = {}) {
    if (lie.counter === undefined) this.counter += 1;
    const data = this.#authData(lie);
    const clientData = this.#clientData('webauthn.get', challenge, lie);
    const signature = sign('sha256', Buffer.concat([data, hash(clientData)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(data),
      signature: encode(signature),
      userHandle: lie.userHandle ?? this.#userHandle,
    });
  }

  #answer = <T>(response: T) => ({
    id: encode(this.id),
    rawId: encode(this.id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
  });
}
