import { readFileSync } from 'node:fs';
import { demoShop } from '@karite/demo';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { storeDemoShop } from '../../operations/seed/store-demo-shop.ts';

type Case = { about: string; q: string; first: string };
const cases: Case[] = JSON.parse(readFileSync(new URL('../../../test/cases/searches.json', import.meta.url), 'utf8'));

const shop = withTestApp();
beforeAll(async () => {
  const now = new Date();
  const nobody = { customers: [], orders: [], influencers: [], offers: [], reviews: [] };
  await storeDemoShop(shop.database, { ...demoShop(now), ...nobody }, { get: () => '/media/none.webp' }, now);
}, 60_000);

it('R1800 to R1803: what people type, misspelt, in words of the coast, brands or concerns, leads to what they mean', async () => {
  expect(cases.length).toBeGreaterThanOrEqual(100);
  const wrong: string[] = [];
  for (const { q, first } of cases) {
    const address = `/products?q=${encodeURIComponent(q)}&variantOfId_empty=true&_end=3&fields=name`;
    const { body } = await shop.call('GET', address);
    const names: string[] = body.map(({ name }: { name: string }) => name);
    if (!new RegExp(first).test(names[0] ?? '')) wrong.push(`${q}: ${names.join(', ')}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

it('R2140: a word near to none is answered by the most similar one, as the closest', async () => {
  const closest = async (q: string) => (await shop.call('GET', `/products?q=${q}&_end=3`)).headers['x-closest'];
  expect([
    await closest('savonoir'),
    await closest('savont'),
    await closest('chanpoin'),
    await closest('xyzxyz'),
  ]).toEqual(['true', undefined, undefined, undefined]);
});

it.each([
  ['shampoing', 'chanpoin'],
  ['micellaire', 'miselaire'],
  ['solaire', 'solere'],
  ['cadeau', 'kado'],
  ['parfum', 'parfin'],
  ['hyaluronique', 'ialuronik'],
])('R1802: %s and %s sound alike', async (word, other) => {
  const { rows } = await shop.database.execute<{ one: string; two: string; none: string }>(
    sql`select sound_of(${word}) as one, sound_of(${other}) as two, sound_of('savon') as none`,
  );
  expect(rows[0]?.one).toBe(rows[0]?.two);
  expect(rows[0]?.one).not.toBe(rows[0]?.none);
});
