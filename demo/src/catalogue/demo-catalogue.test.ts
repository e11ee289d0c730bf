import { barcodeOf } from '@karite/shared/barcode';
import { missingInName } from '@karite/shared/catalogue';
import { listedIngredients } from '@karite/shared/ingredients';
import { describe, expect, it } from 'vitest';
import { demoPictures } from '../pictures/demo-pictures.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const { brands, categories, products, variants } = demoCatalogue();
const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

describe('the demo catalogue', () => {
  it('is the same at every call', () => expect(demoCatalogue()).toEqual({ brands, categories, products, variants }));

  it('has twelve brands, three of them featured, ten with a place of their own', () => {
    expect(brands).toHaveLength(12);
    expect(brands.filter((brand) => brand.featured)).toHaveLength(3);
    expect(brands.flatMap((brand) => brand.priority ?? []).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('has eight roots with three to five subcategories each', () => {
    const roots = categories.filter((category) => category.parent === null);
    expect(roots).toHaveLength(8);
    for (const root of roots) {
      const children = categories.filter((category) => category.parent === root.key);
      expect(children.length).toBeGreaterThanOrEqual(3);
      expect(children.length).toBeLessThanOrEqual(5);
    }
    expect(unique(categories.map((category) => category.key))).toBe(true);
  });

  it('has products of their own name, key and description', () => {
    expect(products).toHaveLength(132);
    for (const field of ['name', 'key', 'description', 'barcode'] as const)
      expect(unique(products.map((product) => product[field]))).toBe(true);
    for (const { barcode } of products) expect(barcodeOf(barcode)).toBe(barcode);
  });

  it('has other shades and sizes of four of them, each by its name', () => {
    const all = [...products, ...variants];
    const others = all.filter(({ variantOf }) => variantOf !== null);
    expect([variants.length, others.length, new Set(others.map(({ variantOf }) => variantOf)).size]).toEqual([
      9, 11, 4,
    ]);
    for (const { variantOf, name, shade, format, swatch } of others) {
      const head = all.find(({ key }) => key === variantOf)!;
      expect([head.variantOf, missingInName(head.name, head), missingInName(name, { shade, format })]).toEqual([
        null,
        undefined,
        undefined,
      ]);
      expect([shade === null, shade === null]).toEqual([swatch === null, head.shade === null]);
    }
    for (const field of ['name', 'key', 'description', 'barcode'] as const)
      expect(unique(all.map((each) => each[field]))).toBe(true);
  });

  it('describes in three to five sentences', () => {
    for (const { description } of products) {
      const sentences = description.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length;
      expect(sentences, description).toBeGreaterThanOrEqual(3);
      expect(sentences, description).toBeLessThanOrEqual(5);
    }
  });

  it('describes the content, the use and the shelf life of each', () => {
    const made = products.filter(({ ingredients }) => ingredients !== null);
    // Gift sets have lists of their own inside, and one is counted in another way.
    expect(
      products.filter(({ ingredients }) => ingredients === null).every(({ name }) => name.startsWith('Coffret')),
    ).toBe(true);
    expect(products.filter(({ size }) => size === null).map(({ name }) => name)).toEqual([
      'Coffret parfums de lagune 5 x 10 ml',
    ]);
    for (const { name, ingredients, howToUse, openMonths } of made) {
      const names = listedIngredients(ingredients ?? '').map((each) => each.name);
      expect(unique(names), `${name}: ${ingredients}`).toBe(true);
      expect([howToUse, openMonths], name).not.toContain(null);
    }
    const allergens = made.filter(({ ingredients }) =>
      listedIngredients(ingredients ?? '').some((each) => each.isAllergen),
    );
    expect(allergens.length).toBeGreaterThan(20);
  });

  it('has whole prices that end in 00 or 50', () => {
    for (const { price } of products) {
      expect(price).toBeGreaterThan(0);
      expect(price % 50).toBe(0);
    }
  });

  it('uses every brand and every category', () => {
    expect(new Set(products.map((product) => product.brand))).toEqual(new Set(brands.map((brand) => brand.key)));
    const used = new Set(products.flatMap((product) => product.categories));
    expect(used).toEqual(new Set(categories.map((category) => category.key)));
  });

  it('deals badges, stock and ratings', () => {
    const badges = products.map((product) => product.badge);
    expect(badges.filter((badge) => badge === 'Nouveau')).toHaveLength(20);
    expect(badges.filter((badge) => badge?.includes('Promo'))).toHaveLength(18);
    expect(products.filter((product) => !product.inStock)).toHaveLength(8);
    for (const { rating, reviews } of products) {
      expect(rating === null).toBe(reviews === null);
      if (rating !== null)
        expect(rating >= 3.6 && rating <= 5 && Math.abs(rating * 10 - Math.round(rating * 10)) < 1e-9).toBe(true);
    }
  });

  it('points to pictures that are drawn', () => {
    const drawn = new Set(demoPictures().map((picture) => picture.key));
    const wanted = [...brands, ...categories]
      .map((record) => record.picture)
      .concat([...products, ...variants].flatMap((product) => product.pictures));
    expect(wanted.filter((key) => !drawn.has(key))).toEqual([]);
  });
});
