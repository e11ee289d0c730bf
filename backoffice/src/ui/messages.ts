/** What was said, for a moment, at the top of the page. */
export type Message = {
  key: string;
  type: 'success' | 'error' | 'loading';
  text: string;
  seconds: number;
  /** Takes back what it tells of (R1552). */
  undo?: (() => void) | undefined;
};

/** More at once would cover the page. */
const MOST = 3;

let shown: readonly Message[] = [];
let count = 0;
const listeners = new Set<() => void>();

function show(next: readonly Message[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says something; what was said under the same key gives way to it. */
export function say({ key = `message ${++count}`, ...message }: Omit<Message, 'key'> & { key?: string }): void {
  show([...shown.filter((each) => each.key !== key), { key, ...message }].slice(-MOST));
}

export const unsay = (key: string): void => show(shown.filter((each) => each.key !== key));

export const messagesNow = (): readonly Message[] => shown;

export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
