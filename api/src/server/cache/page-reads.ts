import { AsyncLocalStorage } from 'node:async_hooks';
import type { Read } from './reads.ts';

type Drawing = { reads: Read[]; isKnown: boolean };

const drawings = new AsyncLocalStorage<Drawing>();

/** Draws a page, and gathers what the answers were made of that it asked the API for; `null` when one did not say. */
export async function gatheringReads<T>(draw: () => Promise<T>): Promise<{ drawn: T; reads: Read[] | null }> {
  const drawing: Drawing = { reads: [], isKnown: true };
  const drawn = await drawings.run(drawing, draw);
  return { drawn, reads: drawing.isKnown ? drawing.reads : null };
}

/** Tells the page that is being drawn, if one is, what an answer was made of. */
export function addReads(reads: readonly Read[] | null): void {
  const drawing = drawings.getStore();
  if (!drawing) return;
  if (reads) drawing.reads.push(...reads);
  else drawing.isKnown = false;
}
