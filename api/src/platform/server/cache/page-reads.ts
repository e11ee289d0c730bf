import { AsyncLocalStorage } from 'node:async_hooks';
import type { Read } from './reads.ts';

type Drawing = { reads: Read[]; isKnown: boolean; until: number | null };

const drawings = new AsyncLocalStorage<Drawing>();

/**
 * Draws a page, and gathers what the answers were made of that it asked the API for, `null` when one did not say; and until
 * when all of them hold.
 */
export async function gatheringReads<T>(
  draw: () => Promise<T>,
): Promise<{ drawn: T; reads: Read[] | null; until: number | null }> {
  const drawing: Drawing = { reads: [], isKnown: true, until: null };
  const drawn = await drawings.run(drawing, draw);
  return { drawn, reads: drawing.isKnown ? drawing.reads : null, until: drawing.until };
}

/** Tells the page that is being drawn, if one is, what an answer was made of and until when it holds. */
export function addReads(reads: readonly Read[] | null, until: number | null = null): void {
  const drawing = drawings.getStore();
  if (!drawing) return;
  if (until !== null) drawing.until = Math.min(until, drawing.until ?? until);
  if (reads) drawing.reads.push(...reads);
  else drawing.isKnown = false;
}
