import type { DemoProduct } from '../types.ts';
import { rootOf } from './categories.ts';
import { formulaOf } from './formulas.ts';
import { latin } from './latin.ts';
import { usages } from './sentences.ts';
import type { ProductSheet } from './sheet.ts';

type Facts = Pick<DemoProduct, 'size' | 'sizeUnit' | 'openMonths' | 'howToUse' | 'ingredients'>;

const UNITS = { ml: 'ml', g: 'g', pièces: 'piece' } as const;

/** Names end in what is in the box: `Crayon khôl intense 1,2 g`. */
function sizeIn(name: string): Pick<Facts, 'size' | 'sizeUnit'> {
  const [, digits, unit] = / ([\d,]+) (ml|g|pièces)$/.exec(name) ?? [];
  if (!digits || name.includes(' x ')) return { size: null, sizeUnit: null };
  return {
    size: Number(digits.replace(',', '.')),
    sizeUnit: unit === 'ml' || unit === 'g' ? UNITS[unit] : UNITS.pièces,
  };
}

/** Only what the name contains. */
const PURE = /\b(pur|brut|pressée)\b/;

function ingredientsOf({ name, form, shelf, plants }: ProductSheet): string | null {
  const formula = formulaOf({ name, form });
  if (!formula) return null;
  if (PURE.test(name)) return latin[plants[0]].name;
  const own = plants.map((plant) => latin[plant].name).join(', ');
  const isScented = formula.scented && rootOf(shelf) !== 'bebe';
  const scent = isScented ? ['Parfum', ...plants.flatMap((plant) => latin[plant].allergens ?? []).sort()] : [];
  const names = [...formula.list.replace('*', own).split(', '), ...scent];
  return [...new Set(names)].join(', ');
}

/** What customers want to know before buying: derived from the name, the texture and the plants of a sheet. */
export function factsOf(sheet: ProductSheet): Facts {
  return {
    ...sizeIn(sheet.name),
    openMonths: formulaOf(sheet)?.months ?? null,
    howToUse: sheet.form === 'kit' ? null : usages[sheet.shelf].join(' '),
    ingredients: ingredientsOf(sheet),
  };
}
