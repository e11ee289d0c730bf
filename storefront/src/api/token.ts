import { readText, writeText } from '../storage/browser-storage.ts';

/** The session's token, under the key `token` (R904), shared with the back-office. */
export const TOKEN_KEY = 'token';

/** A token that no header could carry (an old shape, a broken write) counts as none. */
export function readToken(): string | null {
  const text = readText(TOKEN_KEY);
  return text && /^[\w.~+/=-]{1,2000}$/.test(text) ? text : null;
}

export const writeToken = (token: string | null): void => writeText(TOKEN_KEY, token);
