import type { Choice } from '../../../api/choices.ts';

/** One item of a list, and the product that it links to. */
export type Option = {
  id: string;
  label: string;
  swatch: string | null;
  inStock: boolean;
  isCurrent: boolean;
};
export type ChoiceList = { label: string; current: string; options: Option[] };

/** Of a product of which others have a shade or a format, and it has none. */
const PLAIN = 'Standard';
const AXES = [
  { key: 'shade', other: 'format', label: 'Teinte' },
  { key: 'format', other: 'shade', label: 'Format' },
] as const;

/**
 * The lists that a product's page offers (R1913): its shades, its formats, or both. Each option leads to the product with it
 * and with what is chosen in the other list; where there is none, to one that has it and is in stock.
 */
export function choiceLists(choices: readonly Choice[], currentId: string): ChoiceList[] {
  const current = choices.find(({ id }) => id === currentId);
  if (!current) return [];
  const lists = AXES.flatMap(({ key, other, label }) => {
    const values = [...new Set(choices.map((choice) => choice[key]))];
    if (values.length < 2) return [];
    const shown = values.flatMap((value) => {
      const having = choices.filter((choice) => choice[key] === value);
      const to = having.find((it) => it[other] === current[other]) ?? having.find((it) => it.inStock) ?? having[0];
      return to ? [{ ...to, label: value ?? PLAIN, swatch: key === 'shade' ? to.swatch : null }] : [];
    });
    return [{ key, label, current: current[key] ?? PLAIN, shown }];
  });
  return lists.map(({ label, current: chosen, shown }) => ({
    label,
    current: chosen,
    options: shown.map(({ id, label: called, swatch, inStock }) => ({
      id,
      label: called,
      swatch,
      inStock,
      isCurrent: id === currentId,
    })),
  }));
}
