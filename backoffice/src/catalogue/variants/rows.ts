import type { TypedNumber } from '../../ui/number-field.tsx';

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

/** The lines that name a choice, as the API takes them: what was left empty is not said. */
export const sentRows = (rows: readonly Row[]) =>
  rows.filter(isFilled).map(({ shade, swatch, format, price, quantity }) => ({
    ...(shade?.trim() && { shade: shade.trim() }),
    ...(swatch && { swatch }),
    ...(format?.trim() && { format: format.trim() }),
    ...(typeof price === 'number' && { price }),
    ...(typeof quantity === 'number' && { quantity }),
  }));

/** What a text that is pasted into one field makes of the lines: of several names each is a line, and those that say nothing leave. */
export function pastedInto(rows: readonly Row[], at: number, field: 'shade' | 'format', text: string): Row[] | null {
  const names = text.split(/[\n\t;]+/).flatMap((name) => name.trim() || []);
  if (names.length < 2) return null;
  const [first = '', ...others] = names;
  const next = rows.flatMap((row, index) =>
    index === at ? [{ ...row, [field]: first }, ...others.map((name): Row => ({ [field]: name }))] : [row],
  );
  return next.filter(isFilled);
}
