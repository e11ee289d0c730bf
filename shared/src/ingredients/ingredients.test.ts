import { describe, expect, it } from 'vitest';
import { isAllergen, listedIngredients } from './index.ts';

describe('the ingredients of a printed list (R1836)', () => {
  it('are parted by commas, lines and bullets, in their order', () => {
    const text = 'Ingrédients : Aqua, 1,2-Hexanediol,Glycerin • Parfum ;\nLinalool.';
    expect(listedIngredients(text).map(({ name }) => name)).toEqual([
      ...['Aqua', '1,2-Hexanediol', 'Glycerin', 'Parfum', 'Linalool'],
    ]);
  });

  it('are none in a blank text', () => expect(listedIngredients(' \n, ')).toEqual([]));

  it.each([
    'Linalool',
    'LIMONENE',
    'Benzyl  alcohol*',
    'Citrus Limon (Lemon) Peel Oil',
    'Vanillin',
    'Alpha-Isomethyl Ionone',
  ])('mark %s, which some people do not bear', (name) => expect(isAllergen(name)).toBe(true));

  it.each(['Aqua', 'Parfum', 'Cetearyl Alcohol', 'Citrus Limon Fruit Extract', 'Santalum Album Powder', ''])(
    'do not mark %s',
    (name) => expect(isAllergen(name)).toBe(false),
  );
});
