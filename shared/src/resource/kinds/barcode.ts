import { barcodeOf, barcodeProblem } from '../../barcode/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    barcode: { options: object; value: string | null };
  }
}

/** As long as people write one, in groups. */
const MOST_CHARACTERS = 30;

/** The bar code of an article: EAN-8, UPC-A or EAN-13, stored as 8 or 13 digits (R1107). */
export const barcode = builder('barcode');

export const barcodeKind = {
  ...columnTraits,
  isText: true,
  isSortable: false,
  asCode: barcodeOf,
  input: (field, { parts: { bounded, lineText, missing } }) =>
    bounded(lineText(missing(field)), field, MOST_CHARACTERS)
      .superRefine((text, context) => {
        // A blank one is cleared, or missing, which is reported already.
        const problem = text === '' ? null : barcodeProblem(text);
        if (problem) context.addIssue({ code: 'custom', message: problem });
      })
      .overwrite((text) => barcodeOf(text) ?? text),
  answer: (_field, { z }) => z.string(),
  example: () => '4006381333931',
} satisfies KindDefinition<'barcode'>;
