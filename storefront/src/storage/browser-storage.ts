/**
 * The browser's storage, which may be missing (server), forbidden (privacy settings) or full. Nothing here throws: values
 * that can't be stored exist for the life of the page, so that the shop goes on working.
 */
export type Kind = 'local' | 'session';

const memory = new Map<string, string | null>();
const memoryKey = (kind: Kind, key: string) => `${kind}:${key}`;

function storeOf(kind: Kind): Storage | null {
  try {
    return typeof window === 'undefined' ? null : kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

export function readText(key: string, kind: Kind = 'local'): string | null {
  const unsaved = memory.get(memoryKey(kind, key));
  if (unsaved !== undefined) return unsaved;
  try {
    return storeOf(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text, or forgets the key when it is `null`. */
export function writeText(key: string, text: string | null, kind: Kind = 'local'): void {
  const store = storeOf(kind);
  try {
    if (!store) throw new Error('no storage');
    if (text === null) store.removeItem(key);
    else store.setItem(key, text);
    memory.delete(memoryKey(kind, key));
  } catch {
    if (typeof window !== 'undefined') memory.set(memoryKey(kind, key), text);
  }
}

/** What is stored under a key, read as JSON; `null` when there is nothing or it isn't JSON. Unchecked: validate it. */
export function readJson(key: string, kind: Kind = 'local'): unknown {
  try {
    return JSON.parse(readText(key, kind) ?? 'null');
  } catch {
    return null;
  }
}

export const writeJson = (key: string, value: unknown, kind: Kind = 'local'): void =>
  writeText(key, JSON.stringify(value), kind);

/**
 * Calls back when another tab changes a key, or clears everything, and when a page comes back out of the browser's own
 * cache (« Back »): meanwhile it heard of nothing. Returns the function that stops it.
 */
export function onOtherTab(key: string, changed: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) changed();
  };
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', shown);
  };
}
