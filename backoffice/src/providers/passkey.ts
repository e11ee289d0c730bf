import type { Answer, Given } from '@karite/shared/client';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { call } from './call.ts';

/** Whoever closes the browser's question, lets it run out or has no passkey here. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** What a device has signed. Nothing was asked for besides, so nothing is said of it. */
export type Signed = Given<'POST', '/auth/passkey'>['body']['response'];
const bare = <T extends { clientExtensionResults: unknown }>({ clientExtensionResults: _, ...answer }: T) => answer;

/** Asks the browser for a passkey; `null` when none was used. */
export async function requestPasskey(): Promise<Signed | null> {
  const optionsJSON = await call('POST', '/auth/passkey/options');
  return startAuthentication({ optionsJSON }).then(bare, givenUp);
}

/** What stood open so long is asked for anew, in ms: what is signed later is refused. */
const RENEWED_AFTER_MS = 4 * 60_000;

/** Offers passkeys among what the browser fills in, for as long as the page stands; answers how to stop. */
export function offerPasskeys(onSigned: (response: Signed) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offer = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const optionsJSON = await call('POST', '/auth/passkey/options');
    if (isOver) return;
    timer = setTimeout(again, RENEWED_AFTER_MS);
    onSigned(bare(await startAuthentication({ optionsJSON, useBrowserAutofill: true })));
  };
  // Nothing is missing where it fails: the form and its button are there.
  const again = () => void offer().catch(() => undefined);
  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
    WebAuthnAbortService.cancelCeremony();
  };
}

/** Has this device make a passkey; `null` when that was given up. */
export async function makePasskey(optionsJSON: Answer<'POST', '/users/me/passkeys/options'>) {
  return startRegistration({ optionsJSON }).then(bare, (error: unknown) => {
    if (error instanceof Error && error.name === 'InvalidStateError')
      throw new Error("Cet appareil a déjà une clé d'accès de ce compte");
    return givenUp(error);
  });
}

function givenUp(error: unknown): null {
  if (isGivenUp(error)) return null;
  throw new Error("Cet appareil n'a pas pu se servir d'une clé d'accès");
}
