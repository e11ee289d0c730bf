import { beforeAll, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
/** The ids of what was made, by name. */
const ids: Record<string, string> = {};
const make = async (path: string, json: object): Promise<string> =>
  (await shop.call('POST', path, { token: shop.adminToken, json })).body.id;

beforeAll(async () => {
  for (const name of ['Kalao', 'Oria']) ids[name] = await make('/brands', { name });
  for (const title of ['Visage', 'Corps']) ids[title] = await make('/categories', { title });
  const each: [string, string | null, string[]][] = [
    ['Savon noir', 'Kalao', ['Corps']],
    ['Savon doux', 'Kalao', ['Visage', 'Corps']],
    ['Savon rose', 'Oria', ['Visage']],
    ['Savon nu', null, []],
    ['Beurre au savon', 'Oria', ['Corps']],
  ];
  for (const [name, brand, categories] of each) {
    const linked = { brandId: brand && ids[brand], categories: categories.map((title) => ids[title]) };
    ids[name] = (await makeProduct(shop, { name, ...linked })).id;
  }
});

/** The names that a search returns, in its order, and its total. */
async function find(query: string): Promise<[string[], number]> {
  const { body, headers } = await shop.call('GET', `/products?${query}`);
  return [body.map(({ name }: { name: string }) => name), Number(headers['x-total-count'])];
}
async function edit(name: string, json: object): Promise<void> {
  const { status, text } = await shop.call('PATCH', `/products/${ids[name]}`, { token: shop.adminToken, json });
  expect(status, text).toBe(200);
}
it('finds, of all that it finds, what has one of some brands, is in a category, and has none, in the same order', async () => {
  const [all] = await find('q=savon');
  expect(all).toHaveLength(5);
  const only = (...names: string[]): [string[], number] => [all.filter((name) => names.includes(name)), names.length];
  expect(await find(`q=savon&brandId=${ids.Kalao}`)).toEqual(only('Savon noir', 'Savon doux'));
  expect(await find(`q=savon&brandId=${ids.Kalao}&brandId=${ids.Oria}`)).toEqual(
    only('Savon noir', 'Savon doux', 'Savon rose', 'Beurre au savon'),
  );
  expect(await find(`q=savon&categories=${ids.Visage}`)).toEqual(only('Savon doux', 'Savon rose'));
  expect(await find(`q=savon&categories=${ids.Visage}&brandId=${ids.Oria}`)).toEqual(only('Savon rose'));
  expect(await find('q=savon&brandId_empty=true')).toEqual(only('Savon nu'));
  expect(await find(`q=savon&brandId_ne=${ids.Oria}&variantOfId_empty=true`)).toEqual(
    only('Savon noir', 'Savon doux', 'Savon nu'),
  );
  // Both: nothing narrows; and what is found besides words is narrowed as well.
  expect(await find('q=savon&brandId_empty=true&brandId_empty=false')).toEqual([all, 5]);
  expect(await find(`q=${ids['Savon rose']}&brandId=${ids.Kalao}`)).toEqual([[], 0]);
  expect(await find(`q=${ids['Savon rose']}&brandId=${ids.Oria}`)).toEqual([['Savon rose'], 1]);
});

it('follows what is given a brand, and what becomes a shade of another', async () => {
  await edit('Savon nu', { brandId: ids.Oria });
  expect(await find('q=savon&brandId_empty=true')).toEqual([[], 0]);
  await edit('Savon rose', { shade: 'Rose' });
  await edit('Savon nu', { variantOfId: ids['Savon rose'], shade: 'Nu' });
  expect((await find('q=savon&variantOfId_empty=true'))[0]).not.toContain('Savon nu');
  await edit('Savon nu', { variantOfId: null, shade: null, brandId: null });
  expect((await find('q=savon&variantOfId_empty=true&brandId_empty=true'))[0]).toEqual(['Savon nu']);
});
