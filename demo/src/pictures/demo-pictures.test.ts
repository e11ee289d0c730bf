import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { sheets, variants } from '../catalogue/sheets.ts';
import { demoCollections } from '../collections/demo-collections.ts';
import { demoPictures } from './demo-pictures.ts';
import { labelLines } from './dress-product.ts';
import { heightOf } from './views/size-view.ts';

const pictures = demoPictures();

describe('demo pictures', () => {
  it('are those that the shop shows: none is missing, none is drawn for nobody', () => {
    const { brands, categories, products, variants: others } = demoCatalogue();
    const shown = [...brands, ...categories, ...demoCollections].map(({ picture }) => picture);
    const named = [...shown, ...[...products, ...others].flatMap((product) => product.pictures)];
    expect(pictures.map(({ key }) => key).sort()).toEqual([...new Set(named)].sort());
  });

  it('have a key each and are drawn the same twice', () => {
    expect(new Set(pictures.map((picture) => picture.key)).size).toBe(pictures.length);
    for (const picture of pictures.filter((_, i) => i % 23 === 0)) expect(picture.draw()).toBe(picture.draw());
  });

  it('show of every product its texture, its use and its size beside a phone (R1891)', () => {
    for (const { name, pictures: shown } of demoCatalogue().products) {
      expect(shown, name).toHaveLength(4);
      expect(new Set(shown).size, name).toBe(4);
    }
  });

  it('are high as the thing is: a bottle of 400 ml is higher than one of 200', () => {
    const small = heightOf({ form: 'flip', name: 'Lotion 200 ml' });
    expect(heightOf({ form: 'flip', name: 'Lotion 400 ml' })).toBeGreaterThan(small);
    expect(heightOf({ form: 'jar', name: 'Crème 50 ml' })).toBeCloseTo(5.6);
  });

  it('show every product at least once, and no two alike', () => {
    const main = pictures.filter((picture) => picture.key.endsWith('/main'));
    expect(main).toHaveLength(sheets.length + variants.length);
    expect(new Set(main.map((picture) => picture.draw())).size).toBe(sheets.length + variants.length);
  });

  it('need no font and hold no broken number', () => {
    for (const picture of pictures) {
      const svg = picture.draw();
      expect(svg).not.toContain('<text');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('fit a name on a label without its size, in three lines at most', () => {
    expect(labelLines('Lait éclat au karité 400 ml')).toEqual(['Lait éclat', 'au karité']);
    expect(labelLines('Stick correcteur de marques à la niacinamide 12 g')).toEqual([
      'Stick',
      'correcteur',
      'de marques',
    ]);
  });
});
