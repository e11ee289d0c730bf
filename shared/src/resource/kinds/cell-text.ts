import type { Reading } from '../../reading/index.ts';

/** Without case, accents and outer blanks, as people compare words. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The value of a label, or of itself, as somebody wrote it; `undefined` for none. */
export const labelled = (text: string, labels: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(labels).find(([value, label]) => [fold(value), fold(label)].includes(fold(text)))?.[0];

/** The same of a cell. */
export function labelIn(text: string, labels: Readonly<Record<string, string>>): Reading<string> {
  const value = labelled(text, labels);
  return value === undefined ? { problem: `Choix inconnu : « ${text} »` } : { value };
}
