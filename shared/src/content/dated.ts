import type { Block, DatedBlock } from './block.ts';

/** Whether a block is shown at a moment: from its first moment on, and no longer at its last (R1945). */
export const isShownAt = ({ isOff, startsAt, endsAt }: DatedBlock, now: number): boolean =>
  !isOff && (!startsAt || Date.parse(startsAt) <= now) && (!endsAt || now < Date.parse(endsAt));

/** The blocks that are shown at a moment, without what says so. */
export const blocksAt = (blocks: readonly DatedBlock[], now: number): Block[] =>
  blocks.filter((block) => isShownAt(block, now)).map(({ isOff: _, startsAt: _from, endsAt: _to, ...block }) => block);

/** What holds from one moment until another. */
type Dated = { isOff?: boolean; startsAt?: string | null; endsAt?: string | null };

/** The next moment at which others of these hold, in ms; `null`: never. */
export function nextChange(dated: readonly Dated[], now: number): number | null {
  const moments = dated
    .filter(({ isOff }) => !isOff)
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((moment) => (moment ? Date.parse(moment) : []))
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}
