import { demoShop } from '@karite/demo';
import { beforeAll, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { storeDemoShop } from '../../operations/seed/store-demo-shop.ts';

const shop = withTestApp();
beforeAll(async () => {
  const now = new Date();
  const nobody = { customers: [], orders: [], influencers: [], offers: [], reviews: [] };
  await storeDemoShop(shop.database, { ...demoShop(now), ...nobody }, { get: () => '/media/none.webp' }, now);
}, 60_000);

async function find(q: string, more = '') {
  const address = `/products?q=${encodeURIComponent(q)}&variantOfId_empty=true${more}`;
  const { body, headers } = await shop.call('GET', address);
  const names: string[] = body.map(({ name }: { name: string }) => name);
  return { names, total: Number(headers['x-total-count']), isClosest: headers['x-closest'] === 'true' };
}

/** Search texts of shoppers, and the start of the first product's name. */
const EXACT: Readonly<Record<string, RegExp>> = {
  // Products under another name, or described elsewhere in the product.
  'creme visage taches': /^Crème teint uniforme/,
  'lait corporel': /^Lait/,
  acné: /^Savon/,
  'bb cream': /^Fond de teint/,
  deo: /^Déodorant/,
  'huile de coco': /coco|^Huile/,
  'creme contre les boutons': /^Crème/,
  'savon acne': /^Savon/,
  'eau de toilette vetiver': /^Vétiver royal/,
  'deo homme': /^Déodorant/,
  'nourrisson huile': /^Huile de massage bébé/,
  'creme anti age': /^Crème fermeté/,
  // A word of the name, one of the category, one of the skin or the hair.
  'serum visage eclat': /^Sérum éclat/,
  'creme hydratante visage': /^Crème hydratante/,
  'lait pour le corps': /^Lait/,
  'shampoing cheveux crepus': /^Shampoing/,
  'apres shampoing cheveux boucles': /^Après-shampoing/,
  'masque cheveux secs': /^Masque/,
  'creme pour peau grasse': /^Crème/,
  'creme peau seche': /^Crème/,
  'serum peau mixte': /^Sérum/,
  'savon bebe': /^Savon/,
  'gommage corps coco': /^Gommage sucre et coco/,
  'masque visage miel': /^Masque éclat curcuma et miel/,
  'brume cheveux': /^Brume cheveux/,
  'deodorant homme': /^Déodorant/,
  'gel douche homme': /^Gel douche/,
  // Slips, without accents, plurals.
  'beure de karité': /^Beurre de karité/,
  'shampoin solide': /^Shampoing solide/,
  'demaquilant yeux': /^(Palette|Eau micellaire)/,
  'eau micelaire': /^Eau micellaire/,
  'rouges a levres mats': /^Rouge à lèvres mat/,
  'savons noirs': /^Savon noir/,
  'brum corps': /^Brume corps/,
  'huile vergeture': /^Huile vergetures/,
  'serum vitamin c': /^Sérum éclat vitamine C/,
  'fond de teint ebene': /^(Fond de teint|Crème solaire teintée)/,
  // Two to five words of a thing.
  'creme de nuit moringa': /^Crème de nuit régénérante au moringa/,
  'contour yeux homme': /^Contour des yeux antifatigue homme/,
  'lait bebe karite': /^Lait hydratant bébé au karité/,
  'huile de ricin cheveux': /^Huile de ricin/,
  'stick solaire sport': /^Stick solaire/,
  'gommage visage papaye': /papaye/,
  // A brand and a thing.
  'heliode spf 50': /SPF 50/,
  'maison odjala karite': /karité/,
  'odjala lait corps': /^Lait/,
  'valmorene serum': /^Sérum/,
  'iroko sel barbe': /barbe/,
};

/** What nothing has all of, and what comes first. */
const CLOSEST: Readonly<Record<string, RegExp>> = {
  'creme anti tache': /^Sérum anti-taches/,
  'shampoing quickwax': /shampoing/i,
  'dentifrice menthe': /menthe/,
  'kivuela lait': /./,
};

it('R1800: the words of shoppers lead to what the shop has', async () => {
  expect(Object.keys(EXACT).length + Object.keys(CLOSEST).length).toBeGreaterThanOrEqual(46);
  const wrong: string[] = [];
  for (const [cases, isClosest] of [
    [EXACT, false],
    [CLOSEST, true],
  ] as const)
    for (const [q, first] of Object.entries(cases)) {
      const found = await find(q, '&_start=0&_end=5');
      if (!first.test(found.names[0] ?? '') || found.isClosest !== isClosest)
        wrong.push(`${q}: ${found.isClosest} ${found.names.join(', ')}`);
    }
  expect(wrong).toEqual([]);
});

it('R2140: where nothing has all words, what has the most of them is shown, counted, narrowed and cached as such', async () => {
  const first = await find('shampoing quickwax', '&_end=3');
  expect([first.isClosest, first.names.length]).toEqual([true, 3]);
  const all = await find('shampoing quickwax');
  expect([all.isClosest, all.total]).toEqual([true, first.total]);
  // As it was before.
  expect(await find('shampoing quickwax')).toEqual(all);
  const shampoos = await find('shampoing');
  expect([shampoos.isClosest, new Set(all.names)]).toEqual([false, new Set(shampoos.names)]);
  const sorted = await find('shampoing quickwax', '&_sort=price&_order=asc');
  expect([sorted.isClosest, sorted.total]).toEqual([true, all.total]);
  const facets = await shop.call(
    'GET',
    `/products/facets?q=${encodeURIComponent('shampoing quickwax')}&variantOfId_empty=true`,
  );
  const counts: { count: number }[] = facets.body.isAvailable;
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  // Two of three words come before one; nothing of what is nowhere is shown.
  expect((await find('shampoing solide quickwax')).names).toEqual((await find('shampoing solide')).names);
  expect(await find('wizzli zwing')).toEqual({ names: [], total: 0, isClosest: false });
});
