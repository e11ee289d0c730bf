/** Without case, accents and outer blanks, as people compare words. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The value of a label, or of itself, as somebody wrote it. */
export const labelled = (text: string, labels: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(labels).find(([value, label]) => [fold(value), fold(label)].includes(fold(text)))?.[0];

/** The day that a text begins with, `31/12/2026` or `2026-12-31`, as `2026-12-31`, and what follows; `null` for none that there is. */
export function dayIn(text: string): { day: string; rest: string } | null {
  const french = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(text);
  const [whole = '', date = '', month = '', year = ''] = french ?? [];
  const day = french
    ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : (/^\d{4}-\d\d-\d\d(?!\d)/.exec(text)?.[0] ?? '');
  const midnight = new Date(`${day}T00:00:00Z`);
  // The 31st of a shorter month is another day by then.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  return { day, rest: text.slice(french ? whole.length : day.length) };
}
