import { AsyncLocalStorage } from 'node:async_hooks';
import type { Read } from './reads.ts';

type Drawing = { reads: Read[]; isComplete: boolean; until: number | null };

const drawings = new AsyncLocalStorage<Drawing>();

/**
 * Renders a page, and collects the `reads` of the API responses that it uses, `null` when one has none; and when the first
 * of them expires.
 */
export async function gatheringReads<T>(
  draw: () => Promise<T>,
): Promise<{ drawn: T; reads: Read[] | null; until: number | null }> {
  const drawing: Drawing = { reads: [], isComplete: true, until: null };
  const drawn = await drawings.run(drawing, draw);
  return { drawn, reads: drawing.isComplete ? drawing.reads : null, until: drawing.until };
}

/** Adds the `reads` and the expiry of a response to the page that is being rendered, if any. */
export function addReads(reads: readonly Read[] | null, until: number | null = null): void {
  const drawing = drawings.getStore();
  if (!drawing) return;
  if (until !== null) drawing.until = Math.min(until, drawing.until ?? until);
  if (reads) drawing.reads.push(...reads);
  else drawing.isComplete = false;
}
