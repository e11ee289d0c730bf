/**
 * A word or a link is frequent that at least so many records have, by the root of how many there are: 36 of 2 000, 253 of
 * 100 000. Fewer are sooner read than their bits, a row a segment, are kept with each change.
 */
export const PER_ROOT = 0.8;
export const frequentFrom = (total: number): number => PER_ROOT * Math.sqrt(total);
