import { API } from '../api.ts';
import { readToken } from '../token.ts';
import type { LiveChange } from './live-events.ts';

/** Without a sign of life for so long, in ms, a stream is dead: the server sends one every 15 s. */
const SILENCE_MS = 40_000;
/** How long to wait before the next try, in ms: longer each time, and not all browsers at once. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** The session is over, or was never one of staff: asking again would not help. */
const REFUSED = [401, 403];

/** An event of the server: the stream has started, some records changed, or anything may have changed. */
export type StreamEvent = { event: 'open' } | { event: 'changes'; data: LiveChange[] } | { event: 'all' };
type StreamHandlers = { onEvent: (event: StreamEvent) => void; onLost: () => void };

/** The events of a text, and what is left of it: the beginning of the next one. */
export function readEvents(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block): StreamEvent[] => {
    const [, event, data = ''] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
    if (event === 'changes') return [{ event, data: JSON.parse(data) }];
    return event === 'open' || event === 'all' ? [{ event }] : [];
  });
  return { events, rest };
}

/** How long to wait before a try, in ms, after so many that failed. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', now, { once: true });
    window.addEventListener('online', now, { once: true });
  });

/** Reads one stream to its end; returns whether another one may be opened. */
async function readOne(signal: AbortSignal, onEvent: StreamHandlers['onEvent']): Promise<boolean> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  try {
    const answer = await fetch(`${API}/live`, {
      // The token travels in a header, as with any call: an EventSource would put it into an address.
      headers: { accept: 'text/event-stream', authorization: `Bearer ${readToken()}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (REFUSED.includes(answer.status)) return false;
    if (!answer.ok || !answer.body) return true;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENCE_MS);
      const { events, rest } = readEvents(text + piece.value);
      text = rest;
      for (const event of events) onEvent(event);
    }
  } catch {
    // Cut, silent, or no network: the next try will show it.
  } finally {
    clearTimeout(timer);
  }
  return true;
}

/** Listens until `signal` ends it, and comes back whenever the stream ends or is lost. */
export async function listen(signal: AbortSignal, { onEvent, onLost }: StreamHandlers): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const mayReconnect = await readOne(signal, (event) => {
      failures = 0;
      onEvent(event);
    });
    if (signal.aborted) return;
    onLost();
    if (!mayReconnect) return;
    await pause(pauseAfter(failures), signal);
  }
}
