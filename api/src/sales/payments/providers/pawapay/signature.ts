import { constants, createHash, type KeyObject, timingSafeEqual, verify } from 'node:crypto';

type Headers = Record<string, string | string[] | undefined>;

export type SignedNotice = {
  headers: Headers;
  body: Buffer;
  /** The path that it was sent to. */
  path: string;
  /** The hosts that it may have been sent to: a proxy in front may have changed the name. */
  authorities: readonly string[];
};

export type SignatureInput = {
  label: string;
  components: string[];
  /** Everything behind the label, as it is signed. */
  params: string;
  keyId: string;
  algorithm: string | null;
  created: number | null;
};

/** A notice older than this, or this much ahead of our clock, is not checked, in s. pawaPay repeats for 15 minutes. */
const MOST_AGE_S = 3_600;
const MOST_AHEAD_S = 300;

/** What must be signed for a signature to say anything of the body. */
const MUST_COVER = 'content-digest';

const headerOf = (headers: Headers, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string'
    ? value.trim()
    : Array.isArray(value)
      ? value.map((it) => it.trim()).join(', ')
      : null;
};

/** Reads `Signature-Input` (RFC 9421) of one signature; `null` when it is none that can be checked. */
export function readSignatureInput(text: string | null): SignatureInput | null {
  const found = /^\s*([\w*.-]+)=(\(((?:"[@\w-]+"\s*)*)\)([^,]*))$/.exec(text ?? '');
  if (!found) return null;
  const [, label = '', params = '', list = '', rest = ''] = found;
  const quoted = (name: string) => new RegExp(`;\\s*${name}="([^"]*)"`).exec(rest)?.[1] ?? null;
  const keyId = quoted('keyid');
  if (!keyId) return null;
  const created = /;\s*created=(\d+)/.exec(rest)?.[1];
  return {
    label,
    components: [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
    params: params.trim(),
    keyId,
    algorithm: quoted('alg'),
    created: created ? Number(created) : null,
  };
}

/** Whether `Content-Digest` is the body's, by every hash that it names and that we know, of which there must be one. */
export function isDigestOf(text: string | null, body: Buffer): boolean {
  const named = [...(text ?? '').matchAll(/(sha-256|sha-512)=:([A-Za-z0-9+/=]+):/g)];
  return (
    named.length > 0 &&
    named.every(([, hash = '', value = '']) => {
      const ours = createHash(hash.replace('-', '')).update(body).digest();
      const theirs = Buffer.from(value, 'base64');
      return ours.length === theirs.length && timingSafeEqual(ours, theirs);
    })
  );
}

/** What is signed: a line for each component, as the request has it, and the parameters; `null` when one is missing. */
export function signatureBase(input: SignatureInput, notice: SignedNotice, authority: string): string | null {
  const lines = [];
  for (const name of input.components) {
    const value =
      name === '@method'
        ? 'POST'
        : name === '@authority'
          ? authority.toLowerCase()
          : name === '@path'
            ? notice.path
            : name.startsWith('@')
              ? null
              : headerOf(notice.headers, name);
    if (value === null) return null;
    lines.push(`"${name}": ${value}`);
  }
  return [...lines, `"@signature-params": ${input.params}`].join('\n');
}

/** By each way of signing that pawaPay names. Its own are of curve P-256, as DER; the standard writes them as two numbers. */
function isSignedBy(key: KeyObject, algorithm: string | null, base: Buffer, signature: Buffer): boolean {
  switch (algorithm ?? 'ecdsa-p256-sha256') {
    case 'ecdsa-p256-sha256':
    case 'ecdsa-p384-sha384': {
      if (key.asymmetricKeyType !== 'ec') return false;
      const hash = algorithm === 'ecdsa-p384-sha384' ? 'sha384' : 'sha256';
      const isAs = (dsaEncoding: 'der' | 'ieee-p1363') => verify(hash, base, { key, dsaEncoding }, signature);
      return isAs('der') || isAs('ieee-p1363');
    }
    case 'rsa-pss-sha512':
      return (
        key.asymmetricKeyType === 'rsa' &&
        verify('sha512', base, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }, signature)
      );
    case 'rsa-v1_5-sha256':
      return key.asymmetricKeyType === 'rsa' && verify('sha256', base, key, signature);
    default:
      return false;
  }
}

/**
 * Whether a notice is what the owner of the key sent: its body is the one of the digest, and the digest is signed. It may
 * come again within the hour, which changes nothing: a notice is only a reason to ask.
 */
export async function isGenuine(
  notice: SignedNotice,
  findKey: (name: string) => Promise<KeyObject | null>,
  now: number = Date.now(),
): Promise<boolean> {
  const input = readSignatureInput(headerOf(notice.headers, 'signature-input'));
  if (!input?.components.includes(MUST_COVER)) return false;
  const age = input.created === null ? 0 : now / 1_000 - input.created;
  if (age > MOST_AGE_S || age < -MOST_AHEAD_S) return false;
  if (!isDigestOf(headerOf(notice.headers, 'content-digest'), notice.body)) return false;
  const [, label, value = ''] =
    /^\s*([\w*.-]+)=:([A-Za-z0-9+/=]+):\s*$/.exec(headerOf(notice.headers, 'signature') ?? '') ?? [];
  if (label !== input.label) return false;
  const key = await findKey(input.keyId);
  if (!key) return false;
  return notice.authorities.some((authority) => {
    const base = signatureBase(input, notice, authority);
    return base !== null && isSignedBy(key, input.algorithm, Buffer.from(base), Buffer.from(value, 'base64'));
  });
}
