import { linkKind } from '../links/index.ts';
import type { Block, DatedBlock } from './block.ts';

/** Whether a block is shown at a moment: from its first moment on, and no longer at its last (R1945). */
export const isShownAt = ({ isOff, startsAt, endsAt }: DatedBlock, now: number): boolean =>
  !isOff && (!startsAt || Date.parse(startsAt) <= now) && (!endsAt || now < Date.parse(endsAt));

/** A block without links that the shop doesn't show (R2040): a version may be older than the rule. */
function withGoodLinks({ link, links, ...block }: Block): Block {
  return {
    ...block,
    ...(link && linkKind(link) && { link }),
    ...(links && { links: links.filter(({ to }) => linkKind(to)) }),
  };
}

/** The blocks that are shown at a moment, without their dates. */
export const blocksAt = (blocks: readonly DatedBlock[], now: number): Block[] =>
  blocks
    .filter((block) => isShownAt(block, now))
    .map(({ isOff: _, startsAt: _from, endsAt: _to, ...block }) => withGoodLinks(block));

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
