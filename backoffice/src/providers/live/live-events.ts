/**
 * What happened to a record (`GET /api/live`); `presence`: somebody opened it, or left; `commented`: its comments are others;
 * `notified`: there is a new notification for the current user.
 */
export type LiveChange = {
  resource: string;
  id: string;
  kind: 'created' | 'updated' | 'deleted' | 'presence' | 'commented' | 'notified';
};

/** Called with changes as they come; `null`: anything may have changed. */
type Listener = (changes: readonly LiveChange[] | null) => void;

/** Whether this page hears of changes: `behind` when it should and does not. */
export type LiveState = 'off' | 'live' | 'behind';

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let state: LiveState = 'off';

/** Notifies every listener of the page. */
export function notifyLive(changes: readonly LiveChange[] | null): void {
  for (const listener of [...listeners]) listener(changes);
}

/** Listens until what it returns is called. */
export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const liveState = (): LiveState => state;

export function setLiveState(next: LiveState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

export function watchLiveState(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** The records that this page has created itself: events about them are ignored. */
const own = new Set<string>();

export const rememberOwn = (id: unknown): void => {
  if (typeof id === 'string') own.add(id);
};

export const isOwn = (id: string): boolean => own.has(id);
