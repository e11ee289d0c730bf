import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { CHALLENGE_MINUTES, type Credential, type StoredPasskey } from './passkey-store.ts';

/** For whom passkeys are made: devices keep them by this name, and use them at this address alone. */
export type Party = { id: string; origin: string };

/** The shop as devices know it; `null` where they make none: browsers want a name, by https unless it is this machine's. */
export function partyOf(publicUrl: string): Party | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return (protocol === 'https:' || isLocal) && !isNumber ? { id: hostname, origin } : null;
}

/**
 * Some 30 MB, loaded on first use only. Routes that start a ceremony load it in advance: while
 * its owner lifts a finger, it comes.
 */
export const library = () => import('@simplewebauthn/server');

/** Starts to load it; callers that need it get the error if that fails. */
export const fetchLibrary = () => void library().catch(() => undefined);

const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;

/** An account as devices know it: not by its address, which changes, and which the holder of the device may not read. */
const handleOf = (userId: string) => Buffer.from(userId).toString('base64url');

/** EdDSA, ECDSA with P-256, RSA: what devices sign by, the best first, by their numbers in COSE. */
const ALGORITHMS = [-8, -7, -257];

/** Options to create a passkey: discoverable without an address, unlocked by a finger, a face or a PIN. */
export const creationOptions = (
  party: Party,
  shop: string,
  challenge: string,
  { id, email, credentials }: { id: string; email: string; credentials: readonly Credential[] },
) => ({
  challenge,
  rp: { id: party.id, name: shop },
  user: { id: handleOf(id), name: email, displayName: email },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
  timeout: TIMEOUT_MS,
  attestation: 'none' as const,
  excludeCredentials: credentials.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  })),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
});

/** The challenge for any passkey of the shop. No account is named, so nobody learns which there are. */
export const requestOptions = (party: Party, challenge: string) => ({
  challenge,
  rpId: party.id,
  timeout: TIMEOUT_MS,
  userVerification: 'required' as const,
});

/** The challenge that a device says it has signed; whether it has, is judged with the signature. Empty when unreadable. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof data === 'object' && data !== null && 'challenge' in data && typeof data.challenge === 'string'
      ? data.challenge
      : '';
  } catch {
    return '';
  }
}

/** A device's answer as what is stored of it; `null` when it does not hold. */
export async function judgeCreation(party: Party, challenge: string, response: RegistrationResponseJSON) {
  const { verifyRegistrationResponse } = await library();
  // Throws at whatever is wrong with an answer.
  const judged = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!judged?.verified) return null;
  const { id, publicKey, counter, transports = [] } = judged.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** How often a passkey has signed by its own count, this time included; `null` when the signature does not hold. */
export async function judgeSignature(
  party: Party,
  challenge: string,
  response: AuthenticationResponseJSON,
  passkey: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== handleOf(passkey.userId)) return null;
  const judged = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
  }).catch(() => null);
  return judged?.verified ? judged.authenticationInfo.newCounter : null;
}
