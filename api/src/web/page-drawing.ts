import type { TimeLimit } from '../platform/database/time-limit.ts';
import { tooBusy } from '../platform/server/errors/api-error.ts';
import { WorkQueue } from '../platform/server/jobs/work-queue.ts';

/**
 * Long lists are drawn one at a time: each takes some 50 ms and more, in which this process does nothing else, and many
 * at once would keep the other pages waiting.
 */
const longLists = new WorkQueue(1, 50);
const LONG_PAGES = 4;
const isLong = (address: string) => Number(/[?&]page=(\d+)/.exec(address)?.[1]) > LONG_PAGES;
/**
 * Other pages are drawn a few at a time: while one waits for its data another is written, and between two of them there is a
 * moment to refuse what can't be drawn in time.
 */
const others = new WorkQueue(3, 60);
/** A page that has less time left than this is not begun, in ms: it would be given up half-way, after those behind it had waited. */
const DRAWING_MS = 1_500;

/** Draws a page when its turn comes; throws the 503 when too many wait, or its request has too little time left by then. */
export function drawInTurn<T>(address: string, limit: TimeLimit | null, draw: () => Promise<T>): Promise<T> {
  return (isLong(address) ? longLists : others).run(async () => {
    if (limit && limit.left < DRAWING_MS) throw tooBusy();
    return draw();
  });
}

/** Shares one result among concurrent callers: `key` names it and its state. */
export function onceAtATime<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, make) => {
    const found = underWay.get(key);
    if (found) return found;
    const making = make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}
