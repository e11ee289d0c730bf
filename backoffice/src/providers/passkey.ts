import type { Answer, Given } from '@karite/shared/client';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { call } from './call.ts';

/** The errors of a closed or expired browser dialog, or of a missing passkey. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** A device's signed response. No extensions were requested, so it has none. */
export type Signed = Given<'POST', '/auth/passkey'>['body']['response'];
const bare = <T extends { clientExtensionResults: unknown }>({ clientExtensionResults: _, ...answer }: T) => answer;

/** Requests a passkey from the browser; `null` when none was used. */
export async function requestPasskey(): Promise<Signed | null> {
  const optionsJSON = await call('POST', '/auth/passkey/options');
  return startAuthentication({ optionsJSON }).then(bare, givenUp);
}

/** A dialog that was open so long is requested again, in ms: the server refuses later signatures. */
const RENEWED_AFTER_MS = 4 * 60_000;

/** Offers passkeys among what the browser fills in, while the page is open. Returns the function that stops it. */
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
      throw new Error('Cet appareil a déjà une clé d’accès de ce compte');
    return givenUp(error);
  });
}

function givenUp(error: unknown): null {
  if (isGivenUp(error)) return null;
  throw new Error('Cet appareil n’a pas pu se servir d’une clé d’accès');
}
