/** The session's token, shared with the shop: same storage, same key (R904). Storage may be forbidden or full. */
const KEY = 'token';

export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the token. Returns whether it was stored. */
export function storeToken(token: string): boolean {
  hasEnded = false;
  try {
    localStorage.setItem(KEY, token);
    return true;
  } catch {
    return false;
  }
}

let hasEnded = false;

/** Removes the token of a session that the server no longer accepts: the sign-in page says so. */
export function endSession(): void {
  hasEnded = true;
  removeToken();
}

/** Whether the session ended while somebody worked here, rather than by signing out. */
export const hasSessionEnded = (): boolean => hasEnded;

export function removeToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored, so nothing is left.
  }
}
