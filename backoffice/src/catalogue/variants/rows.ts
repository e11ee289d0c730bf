import type { TypedNumber } from '../../ui/fields/number-field.tsx';

/** A line of the window: what was typed into its inputs. */
export type Row = {
  shade?: string;
  swatch?: string;
  format?: string;
  price?: TypedNumber;
  quantity?: TypedNumber;
};

const isFilled = ({ shade, format }: Row): boolean => Boolean(shade?.trim() || format?.trim());

/** Whether every number of the lines could be read; until then nothing is sent. */
export const areRead = (rows: readonly Row[]): boolean =>
  rows.every(({ price, quantity }) => typeof price !== 'string' && typeof quantity !== 'string');

/** The lines that name a choice, as the API takes them, without their empty fields. */
export const sentRows = (rows: readonly Row[]) =>
  rows.filter(isFilled).map(({ shade, swatch, format, price, quantity }) => ({
    ...(shade?.trim() && { shade: shade.trim() }),
    ...(swatch && { swatch }),
    ...(format?.trim() && { format: format.trim() }),
    ...(typeof price === 'number' && { price }),
    ...(typeof quantity === 'number' && { quantity }),
  }));

/** The lines after a paste into one field: each of several names becomes a line, and empty lines are dropped. */
export function pastedInto(rows: readonly Row[], at: number, field: 'shade' | 'format', text: string): Row[] | null {
  const names = text.split(/[\n\t;]+/).flatMap((name) => name.trim() || []);
  if (names.length < 2) return null;
  const [first = '', ...others] = names;
  const next = rows.flatMap((row, index) =>
    index === at ? [{ ...row, [field]: first }, ...others.map((name): Row => ({ [field]: name }))] : [row],
  );
  return next.filter(isFilled);
}
