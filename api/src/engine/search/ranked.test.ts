import { demoShop } from '@karite/demo';

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { storeDemoShop } from '../../operations/seed/store-demo-shop.ts';
import { isOneLetterAway, nearPatterns } from './words.ts';

const shop = withTestApp();
beforeAll(async () => {
  const now = new Date();
  const nobody = { customers: [], orders: [], influencers: [], offers: [], reviews: [] };
  const catalogue = { ...demoShop(now), ...nobody };
  await storeDemoShop(shop.database, catalogue, { get: () => '/media/none.webp' }, now);
}, 60_000);

const find = async (q: string, more = '') => {
  const { body, headers } = await shop.call('GET', `/products?q=${encodeURIComponent(q)}${more}`);
  const found: { id: string; name: string; brand: { name: string } }[] = body;
  const isClosest = headers['x-closest'] === 'true';
  return { found, names: found.map(({ name }) => name), total: Number(headers['x-total-count']), isClosest };
};

/** A search text, and the start of the first product's name; after a plus, how many of the first match. */
const FIRST: Readonly<Record<string, RegExp>> = {
  // Name before description, whole words, what begins so.
  karité: /^Beurre de karité brut/,
  karite: /^Beurre de karité brut/,
  'KARITÉ brut': /^Beurre de karité brut/,
  'beurre karité': /^Beurre de karité brut/,
  'karité brut': /^Beurre de karité brut/,
  'beurre de karité brut 200 g': /^Beurre de karité brut 200 g$/,
  kari: /karité/,
  crème: /^Crème/,
  crèmes: /^Crème/,
  'crème riche': /^Crème riche/,
  'creme karite': /^Crème.* karité/,
  huile: /^Huile/,
  huiles: /^Huile/,
  'huile seche': /^Huile sèche/,
  'huile massage': /^Huile de massage/,
  'huile de massage': /^Huile de massage/,
  savons: /^Savon/,
  'savon noir': /^Savon noir/,
  'savon hibiscus': /^Savon hibiscus/,
  'savon charbon': /^Savon visage au charbon/,
  shampoings: /^Shampoing/,
  'shampoing aloe': /^Shampoing doux à l’aloé/,
  'aloe vera': /aloé vera/,
  spf: /SPF/,
  SPF50: /SPF 50/,
  'spf 50': /SPF 50/,
  'stick solaire': /^Stick solaire/,
  'creme solaire': /^Crème solaire/,
  'vitamine c': /^Sérum éclat vitamine C/,
  serum: /^Sérum/,
  'sérum éclat': /^Sérum éclat/,
  'serum vitamine c': /^Sérum éclat vitamine C/,
  'rouge à lèvres': /^Rouge à lèvres/,
  'rouge a levres mat': /^Rouge à lèvres mat/,
  'baume à lèvres': /^Baume à lèvres/,
  lèvre: /lèvres/,
  gloss: /^Gloss/,
  'eau parfum vétiver': /^Vétiver royal eau de parfum/,
  vetiver: /^Vétiver/,
  'lait bebe': /^Lait hydratant bébé/,
  'masque avocat': /^Masque .*avocat/,
  'peaux sèches': /peaux très sèches/,
  'anti taches': /^Sérum anti-taches/,
  'anti-taches': /^Sérum anti-taches/,
  'huile barbe': /^Huile à barbe/,
  coffret: /^Coffret/,
  'l’avoine': /avoine/,
  'd’avoine': /avoine/,
  cheveu: /cheveux/,
  démaquillant: /démaquillante/,
  // One wrong letter, where the text itself has no match.
  karitee: /karité/,
  shampooing: /^Shampoing/,
  mascra: /^Mascara/,
  cofret: /^Coffret/,
  deodorents: /^Déodorant/,
  crme: /^Crème/,
  svaon: /^Savon/,
  // Otherwise called.
  exfoliant: /^Gommage/,
  'exfoliants sucre': /^Gommage sucre/,
  conditionneur: /^Après-shampoing/,
  'beurre shea': /^Beurre.* karité/,
  'ecran total': /^Crème solaire/,
  'black soap': /^Savon noir/,
  labello: /^Baume à lèvres/,
  // Words in either order, and parts of them.
  'visage creme': /^Crème/,
  'brut karité beurre': /^Beurre de karité brut/,
  hydrat: /hydratant/i,
  // Brand and category by name.
  'kivuela shampoing': /^Shampoing/,
  'odjala huile': /^Huile/,
  'creme visage': /^Crème/,
  'masque cheveux': /^Masque/,
  'Valmorène sérum': /^Sérum/,
};
const OF_BRAND = { kivuela: 'Kivuela', Kivuella: 'Kivuela', 'maison odjala': 'Maison Odjala', heliode: 'Héliode' };

it('R1800 to R1802: the best matches come first, on the demo shop', async () => {
  const cases = Object.entries(FIRST);
  expect(cases.length + Object.keys(OF_BRAND).length).toBeGreaterThanOrEqual(60);
  const wrong: string[] = [];
  for (const [q, first] of cases) {
    const { names } = await find(q, '&_start=0&_end=5&fields=name');
    if (!first.test(names[0] ?? '')) wrong.push(`${q}: ${names.join(', ')}`);
  }
  expect(wrong).toEqual([]);
  for (const [q, brand] of Object.entries(OF_BRAND))
    for (const it of (await find(q)).found) expect([q, it.brand.name]).toEqual([q, brand]);
});

it('R1800: a name with the word comes before a description with it, and the rest is still found', async () => {
  const { names, total } = await find('karité');
  const last = names.findLastIndex((name) => /karité/i.test(name));
  expect(names.slice(0, last + 1).every((name) => /karité/i.test(name))).toBe(true);
  expect([names.length, last < names.length - 1]).toEqual([total, true]);
  expect((await find('zzzz')).total).toBe(0);
});

/** Characters that no word has, as keyboards, e-mails and other shops' pages put them into a search. */
const ODD = [
  ...'%_=*#@\\<>{}[]|^~$;:,.!?&+()"/…–—•€£°×÷™®→★✓👍_',
  '\u200b',
  '\ufe0f',
  '\u00a0',
  ' % ',
  '%%',
  '100%_'.slice(3),
];

it('R2132: a sign separates words, and never keeps a search from finding what its words find', async () => {
  expect(ODD.length).toBeGreaterThanOrEqual(40);
  const plain = (await find('masque cheveux', '&fields=name')).names;
  expect(plain.length).toBeGreaterThan(2);
  const wrong: string[] = [];
  for (const sign of ODD)
    for (const q of [
      `masque cheveux${sign}`,
      `${sign}masque cheveux`,
      `masque${sign}cheveux`,
      `masque ${sign} cheveux`,
    ]) {
      const { names } = await find(q, '&fields=name');
      if (names.join() !== plain.join()) wrong.push(`${q}: ${names.slice(0, 3).join(', ')}`);
    }
  expect(wrong).toEqual([]);
  const number = (await find('spf 50', '&fields=name')).names;
  expect(number.length).toBeGreaterThan(0);
  for (const q of ['spf 50%', 'SPF=50', 'spf_50', '#spf50', '50 % spf', 'spf*50*'])
    expect([q, (await find(q, '&fields=name')).names]).toEqual([q, number]);
  // Without any word, the signs themselves are searched for.
  expect((await find('%')).total).toBeGreaterThan(0);
  for (const q of ['_', '***', '@', '<>']) expect([q, (await find(q)).total]).toEqual([q, 0]);
});

it('R1801: its pages hold each record once, and a sort or a filter is obeyed', async () => {
  const { names, total } = await find('huile');
  const pages: string[] = [];
  for (let at = 0; at < total; at += 7) {
    const page = await find('huile', `&_start=${at}&_end=${at + 7}`);
    expect(page.total).toBe(total);
    pages.push(...page.names);
  }
  expect(pages).toEqual(names);
  const sorted = await find('huile', '&_sort=salePrice&_order=asc&fields=name,salePrice');
  expect(sorted.total).toBe(total);
  expect(sorted.found.map((it) => it.name).toSorted()).toEqual(names.toSorted());
  const some = sorted.found.slice(0, 3).map(({ id }) => id);
  expect((await find('huile', some.map((id) => `&id=${id}`).join(''))).total).toBe(3);
  expect((await find('kivuela', '&inStock=false')).total).toBeLessThan((await find('kivuela')).total);
});

it('R1801: a renamed brand is found by its new name at once, and no longer by its former one', async () => {
  const { found, total } = await find('kivuela');
  const [brand] = (await shop.database.execute<{ id: string }>(sql`select id from brands where name = 'Kivuela'`)).rows;
  const rename = (name: string) =>
    shop.call('PATCH', `/brands/${brand?.id}`, { token: shop.adminToken, json: { name } });
  expect((await rename('Zébulane')).status).toBe(200);
  expect([(await find('zebulane')).total, (await find('kivuela')).total]).toEqual([total, 0]);
  await rename('Kivuela');
  const [first] = found;
  const patch = (json: object) => shop.call('PATCH', `/products/${first?.id}`, { token: shop.adminToken, json });
  await patch({ name: 'Xylophane' });
  expect((await find('xylophane')).names).toEqual(['Xylophane']);
  await patch({ name: first?.name, reviews: 100_000, rating: 5 });
  expect((await find('xylophane')).total).toBe(0);
  expect((await find('kivuela')).found[0]?.id).toBe(first?.id);
});

it('R1807: an ingredient matches a product behind all else, by whole words and by four letters of them', async () => {
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id::text from products where ingredients ilike '%tocopherol%'`,
  );
  const made = await find('tocopherol');
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(made.found.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
  expect([(await find('toco')).total, (await find('TOC')).total]).toEqual([made.total, 0]);
  // One letter wrong, and with another word.
  expect((await find('tocopherool')).total).toBe(made.total);
  const creams = await find('crème tocopherol');
  expect(creams.total).toBeGreaterThan(0);
  expect(creams.found.every((it) => rows.some(({ id }) => id === it.id))).toBe(true);
  const last = made.found.at(-1);
  const { body } = await shop.call('GET', `/products/${last?.id}`);
  const describe = (description: string | null) =>
    shop.call('PATCH', `/products/${last?.id}`, { token: shop.adminToken, json: { description } });
  await describe('Riche en tocophérol.');
  expect((await find('tocopherol')).found[0]?.id).toBe(last?.id);
  await describe(body.description);
  // What names a category is no ingredient: nearly all have « Parfum ».
  const scented = await shop.database.execute(sql`select id from products where ingredients ilike '%parfum%'`);
  expect((await find('parfum')).total).toBeLessThan(scented.rows.length);
});

describe('R1808: while somebody types', () => {
  const suggest = async (q: string) => {
    const { status, body } = await shop.call('GET', `/products/suggestions?q=${encodeURIComponent(q)}`);
    return { status, ...body };
  };
  const labels = (names: { label: string }[]) => names.map(({ label }) => label);

  it('five products as the list has them, and how the text goes on', async () => {
    const { records, texts } = await suggest('ser');
    const { found } = await find('ser', '&_end=5');
    expect(records.map(({ id }: { id: string }) => id)).toEqual(found.map(({ id }) => id));
    expect(Object.keys(records[0]).sort()).toEqual([
      'fromPrice',
      'id',
      'images',
      'mostVariantPrice',
      'name',
      'salePrice',
    ]);
    expect(records.every(({ images }: { images: object[] }) => images.length <= 1)).toBe(true);
    expect(texts[0]).toBe('sérum');
    expect((await suggest('beurre')).texts).toContain('beurre de karité');
    expect((await suggest('huile kar')).texts).toContain('huile karité');
  });

  it('brands and categories with names of every word, or its beginning; a subcategory with the one above it', async () => {
    expect(labels((await suggest('kiv')).names.brandId)).toEqual(['Kivuela']);
    expect(labels((await suggest('Maison odj')).names.brandId)).toEqual(['Maison Odjala']);
    expect((await suggest('kiv shampoing')).names.brandId).toEqual([]);
    const { categories } = (await suggest('visage')).names;
    expect(categories.length).toBeGreaterThan(0);
    expect(categories.length).toBeLessThanOrEqual(3);
    expect(labels(categories)[0]).toMatch(/^Visage/);
    const { rows } = await shop.database.execute<{ title: string; parent: string }>(
      sql`select title, parent_id::text as parent from categories where parent_id is not null order by title limit 1`,
    );
    const below: { label: string; parentId: string }[] = (await suggest(rows[0]?.title ?? '')).names.categories;
    expect(below.find(({ label }) => label === rows[0]?.title)?.parentId).toBe(rows[0]?.parent);
  });

  it('from two letters on; searches without a result are not noted', async () => {
    expect([(await suggest('s')).status, (await suggest(' s ')).status, (await suggest('')).status]).toEqual([
      400, 400, 400,
    ]);
    const { status, texts, names, records } = await suggest('wizzli zwing');
    expect([status, texts, records, names.brandId, names.categories]).toEqual([200, [], [], [], []]);
  });
});

it('R1803: the typed words come before their synonyms, which apply at once, and no more when they are gone', async () => {
  const admin = (method: string, url: string, json?: object) =>
    shop.call(method, url, { token: shop.adminToken, json });
  const typed = await find('vétiver');
  const other = await find('coffret');
  expect((await find('wizzli-zwing')).total).toBe(0);
  const { body, status } = await admin('POST', '/search-synonyms', { words: 'Vétiver, COFFRETS, wizzli zwing' });
  expect(status).toBe(201);
  const both = await find('vetiver');
  expect(both.names.slice(0, typed.total)).toEqual(typed.names);
  expect(new Set(both.names)).toEqual(new Set([...typed.names, ...other.names]));
  expect((await find('wizzli-zwing')).total).toBe(both.total);
  expect((await find('wizzli zwing royal')).names).toEqual((await find('vétiver royal')).names);
  expect((await find('vetiver', '&_sort=salePrice&_order=asc')).total).toBe(both.total);
  expect((await admin('PATCH', `/search-synonyms/${body.id}`, { words: 'coffret, wizzli zwing' })).status).toBe(200);
  expect([(await find('vetiver')).total, (await find('wizzli-zwing')).total]).toEqual([typed.total, other.total]);
  expect((await admin('DELETE', `/search-synonyms/${body.id}`)).status).toBe(204);
  expect((await find('wizzli-zwing')).total).toBe(0);
});

it('R1803: administrators and who sees to the catalogue set them, two words at least', async () => {
  expect((await shop.call('GET', '/search-synonyms')).status).toBe(401);
  const { status, body } = await shop.call('POST', '/search-synonyms', {
    token: shop.adminToken,
    json: { words: 'seul' },
  });
  expect([status, body.fields?.words]).toEqual([400, 'Deux mots au moins, séparés par des virgules']);
});

it('R1804: searches of shoppers without a result are noted by their words, and how often', async () => {
  const noted = async () => {
    const { body } = await shop.call('GET', '/empty-searches', { token: shop.adminToken });
    const all: { words: string; times: number; lastAt: string }[] = body;
    return all;
  };
  for (const q of ['Brûme  Quux', 'brume quux', 'BRUME QUUX']) expect((await find(q)).isClosest).toBe(true);
  await find('brume qu', '&_end=5');
  await find('afi.mensah@example.com');
  await find('zzz 97 00 11 22');
  await find('brume filtrée', '&inStock=true&badge=quux');
  await find('beurre');
  await shop.call('GET', '/products?q=cherche-au-bureau', { token: shop.adminToken });
  await find('quux fin');
  await vi.waitUntil(async () => (await noted()).some(({ words }) => words === 'quux fin'), 15_000);
  const all = await noted();
  const about = all.filter(({ words }) => /quux|example|97|filtr|beurre|bureau|brume/.test(words));
  expect(about.map(({ words, times }) => [words, times])).toEqual([
    ['brume quux', 3],
    ['quux fin', 1],
  ]);
  expect(Date.now() - Date.parse(about[0]?.lastAt ?? '')).toBeLessThan(60_000);
  expect((await shop.call('GET', '/empty-searches')).status).toBe(401);
  const sent = { token: shop.adminToken, json: { words: 'x', times: 1 } };
  expect((await shop.call('POST', '/empty-searches', sent)).status).toBe(404);
}, 30_000);

describe('R1805: facets', () => {
  type Counts = Record<string, { value: string; label: string | null; count: number }[]>;
  const facets = async (query: string): Promise<Counts> => {
    const { status, body } = await shop.call('GET', `/products/facets?${query}`);
    expect(status, query).toBe(200);
    return body;
  };
  const total = async (query: URLSearchParams) =>
    Number((await shop.call('GET', `/products?${query}`)).headers['x-total-count']);
  const childrenOf = async (id: string) => {
    const { body } = await shop.call('GET', `/categories/${id}/children`);
    const all: { id: string }[] = body;
    return [id, ...all.map((child) => child.id)].join(',');
  };
  /** The list's query for a value: for a range its ends, for a category its descendants as well. */
  async function choose(query: URLSearchParams, field: string, value: string) {
    for (const key of [field, `${field}_gte`, `${field}_lte`]) query.delete(key);
    if (field === 'categories') query.set(field, await childrenOf(value));
    else if (['brandId', 'isAvailable', 'skinTypes', 'hairTypes'].includes(field)) query.set(field, value);
    else
      value.split('-').forEach((end, at) => {
        if (end) query.set(`${field}_${at ? 'lte' : 'gte'}`, end);
      });
    return query;
  }

  it('each count is what the list finds with that choice, without what else was chosen of the same field', async () => {
    const { brandId = [], categories = [] } = await facets('');
    const [brand, category] = [brandId[1]?.value, categories[1]?.value];
    const queries = ['', 'q=karite', `brandId=${brand}`, `categories=${category}&isAvailable=true`];
    for (const requested of [
      ...queries,
      'fromPrice_gte=5000&fromPrice_lte=10000&rating_gte=4&q=creme',
      'isOnPromo=true',
      'skinTypes=seche&skinTypes=mixte&isAvailable=true',
    ]) {
      const counts = await facets(requested);
      expect(Object.keys(counts).sort()).toEqual([
        'brandId',
        'categories',
        'fromPrice',
        'hairTypes',
        'isAvailable',
        'rating',
        'skinTypes',
      ]);
      for (const [field, values] of Object.entries(counts))
        for (const { value, count } of values.slice(0, 4)) {
          const query = await choose(new URLSearchParams(requested), field, value);
          expect([requested, field, value, count]).toEqual([requested, field, value, await total(query)]);
        }
    }
    expect(brandId.every(({ label }) => label)).toBe(true);
    const skins = (await facets('')).skinTypes ?? [];
    expect(skins.find(({ value }) => value === 'seche')?.label).toBe('Sèche');
    expect(skins.length).toBeGreaterThan(5);
  });

  it('no value without a record is returned, ranges follow each other, and an unsupported field is refused', async () => {
    const counts = await facets('');
    expect(counts.fromPrice?.map(({ value }) => value)).toEqual(['-5000', '5000-10000', '10000-20000', '20000-']);
    expect(Object.values(await facets('q=wizzli-zwing')).flat()).toEqual([]);
    for (const query of ['_end=5', 'colour=red', 'fromPrice_gte=x'])
      expect((await shop.call('GET', `/products/facets?${query}`)).status, query).toBe(400);
  });
});

it.each([
  ['karite', 'karitee', true],
  ['karite', 'karit', true],
  ['karite', 'kartie', true],
  ['karite', 'karote', true],
  ['karite', 'karite', false],
  ['karite', 'karotte', false],
  ['karite', 'kartei', false],
])('R1802: %s and %s are one letter apart: %s', (word, other, isNear) => {
  expect([isOneLetterAway(word, other), isOneLetterAway(other, word)]).toEqual([isNear, isNear]);
  const like = (pattern: string) => new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`);
  if (isNear) expect(nearPatterns(word).some((pattern) => like(pattern).test(other))).toBe(true);
});
