import { checkDigit } from '@karite/shared/barcode';
import { initialMoney } from '@karite/shared/money';
import { randomFor } from '@karite/shared/random';
import { around } from '../around.ts';
import { keyOfView, pictureKeys, productViews } from '../pictures/picture-keys.ts';
import type { DemoBrand, DemoCategory, DemoProduct } from '../types.ts';
import { brands } from './brands.ts';
import { rootOf, roots } from './categories.ts';
import { describe } from './describe.ts';
import { factsOf } from './facts.ts';
import type { ProductSheet } from './sheet.ts';
import { sheets, variants } from './sheets.ts';
import { suitsOf } from './suits.ts';
import { choices, type DemoChoice } from './variants.ts';

const NEW = 20;
const PROMO = ['Promo', 'Promo', 'Promo', 'Promo du mois', 'Promo', 'Promo de saison'] as const;
const PROMOS = 18;
const BIO_HOUSES: readonly string[] = ['odjala', 'mayombe', 'seve-abomey', 'pomelie'];
const OUT_OF_STOCK = 8;
const ROUNDS = 3;

/** Badges are dealt over a shuffled list, so that their number is exact and every shelf gets some. */
function dealBadges(): Map<string, string> {
  const dealt = new Map<string, string>();
  const waiting = randomFor('badges').shuffle(sheets);
  for (const { key } of waiting.splice(0, NEW)) dealt.set(key, 'Nouveau');
  for (const [i, { key }] of waiting.splice(0, PROMOS).entries()) dealt.set(key, around(PROMO, i));
  const organic = waiting.filter(({ brand }) => BIO_HOUSES.includes(brand)).slice(0, 6);
  for (const { key } of organic) dealt.set(key, 'Bio');
  const loved = waiting.filter(({ key }) => !dealt.has(key)).slice(0, 7);
  for (const { key } of loved) dealt.set(key, 'Best-seller');
  return dealt;
}

/** A code as a shop prints them on its own labels: numbered from 1. */
const barcodeAt = (index: number): string => {
  const digits = `200${String(index + 1).padStart(9, '0')}`;
  return digits + checkDigit(digits);
};

/** The place of a product in the shop's own order: the most popular of each root, in the order of the roots, in several rounds. */
function dealRanks(products: readonly DemoProduct[]): DemoProduct[] {
  const loved = ({ rating, reviews }: DemoProduct) => (rating ?? 0) * (reviews ?? 0);
  const waiting = roots.map(({ key }) =>
    products.filter(({ inStock, categories: [, root] }) => inStock && root === key).sort((a, b) => loved(b) - loved(a)),
  );
  const ranked = Array.from({ length: ROUNDS }, (_, round) => waiting.flatMap((of) => of[round] ?? [])).flat();
  const ranks = new Map(ranked.map(({ key }, index) => [key, index + 1]));
  return products.map((product) => ({ ...product, priority: ranks.get(product.key) ?? null }));
}

function demoProducts(): DemoProduct[] {
  const badges = dealBadges();
  const missing = new Set(
    randomFor('stock')
      .shuffle(sheets.filter(({ key }) => badges.get(key) !== 'Nouveau'))
      .slice(0, OUT_OF_STOCK)
      .map(({ key }) => key),
  );
  const products = sheets.map((sheet, index): DemoProduct => {
    const random = randomFor(`product ${sheet.key}`);
    const badge = badges.get(sheet.key) ?? null;
    const isNew = badge === 'Nouveau';
    const rated = random.chance(isNew ? 0.6 : 0.93);
    const best = badge === 'Best-seller' ? 4.6 : 3.6;
    return {
      key: sheet.key,
      name: sheet.name,
      description: describe(sheet),
      price: initialMoney(sheet.price),
      brand: sheet.brand,
      categories: [sheet.shelf, rootOf(sheet.shelf), ...(sheet.also ? [sheet.also] : [])],
      badge,
      inStock: !missing.has(sheet.key),
      rating: rated ? Math.round(10 * Math.max(best, 5 - 1.6 * random.next() * random.next() ** 0.5)) / 10 : null,
      reviews: rated ? Math.round((isNew ? 2 : 6) + (isNew ? 16 : 240) * random.next() ** 2) : null,
      barcode: barcodeAt(index),
      ...factsOf(sheet),
      ...suitsOf(sheet),
      pictures: productViews.map((view) => keyOfView(sheet, view)),
      daysOld: isNew ? random.int(2, 28) : random.int(45, 430),
      priority: null,
      ...choiceOf(sheet, choices[sheet.key]),
    };
  });
  return dealRanks(products);
}

/** The variant fields of a product; most products have none. */
const choiceOf = (
  { shade }: ProductSheet,
  choice: DemoChoice | undefined,
): Pick<DemoProduct, 'variantOf' | 'shade' | 'swatch' | 'format'> => ({
  variantOf: choice?.of ?? null,
  shade: choice?.shade ?? null,
  swatch: (choice?.shade && shade) || null,
  format: choice?.format ?? null,
});

/** Other choices of some products, in the order of their table: as old, on the same shelves, and nobody has rated them. */
function demoVariants(products: readonly DemoProduct[]): DemoProduct[] {
  return variants.flatMap(({ choice, isOut, ...sheet }, index) => {
    const head = products.find(({ key }) => key === choice.of);
    const own = {
      key: sheet.key,
      name: sheet.name,
      description: describe(sheet),
      price: initialMoney(sheet.price),
      badge: head?.badge ?? null,
      inStock: !isOut,
      rating: null,
      reviews: null,
      barcode: barcodeAt(sheets.length + index),
      ...factsOf(sheet),
      pictures: [keyOfView(sheet, 'main')],
      priority: index + 1,
      ...choiceOf(sheet, choice),
    };
    return head ? [{ ...head, ...own }] : [];
  });
}

function demoCategories(): DemoCategory[] {
  return roots.flatMap((root) => {
    const { children, ...own } = root;
    const picture = pictureKeys.category(root.key);
    return [
      { ...own, parent: null, picture },
      ...children.map(([key, title, subtitle, color, description]) => ({
        key,
        title,
        subtitle,
        description,
        color,
        parent: root.key,
        picture: pictureKeys.category(key),
      })),
    ];
  });
}

const demoBrands = (): DemoBrand[] => brands.map((brand) => ({ ...brand, picture: pictureKeys.brand(brand.key) }));

/** The brands, categories and products of the demo shop, and the further choices of some; the same at every call. */
export function demoCatalogue() {
  const products = demoProducts();
  return { brands: demoBrands(), categories: demoCategories(), products, variants: demoVariants(products) };
}
