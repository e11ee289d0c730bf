import type { Category } from '@karite/shared/resources';
import { signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { drag } from '../setup/drag.ts';
import { expect, test } from '../setup/test.ts';

const SHOP = () => process.env.SHOP_URL!;

const UPPER_HALF = { x: 0.5, y: 0.25 };
const LOWER_HALF = { x: 0.5, y: 0.75 };

test('R1127: the tree of categories is in its order, and each is moved among those of its parent', async ({
  page,
  create,
}) => {
  const make = (title: string, parentId: string | null = null) => create<Category>('/categories', { title, parentId });
  const [home, garden] = [await make('Arbre Maison'), await make('Arbre Jardin')];
  const [wax, soap] = [await make('Bougies', home.id), await make('Savons', home.id)];
  const seed = await make('Graines', garden.id);
  const inside = async (parent: Category) =>
    (await call<Category[]>('GET', `/categories/${parent.id}/children`)).map(({ title }) => title);
  const mine = async () =>
    (await call<Category[]>('GET', '/categories/roots'))
      .map(({ id }) => id)
      .filter((id) => [home.id, garden.id].includes(id));

  await signInAsAdmin(page);
  await page.goto(`${SHOP()}/admin/categories`);
  await page.getByText('Arbre', { exact: true }).click();
  const row = ({ id }: Category) => page.locator(`[data-row-key="${id}"]`);
  const handle = (category: Category) => row(category).locator('.place-handle').first();
  const shown = page.locator([wax, soap].map(({ id }) => `[data-row-key="${id}"]`).join());
  await expect(shown).toHaveText([/Bougies/, /Savons/]);

  // Keys: the button keeps the focus, so that a step back follows.
  const down = row(wax).getByRole('button', { name: 'Descendre Bougies' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText([/Savons/, /Bougies/]);
  await expect(down).toBeFocused();
  expect(await inside(home)).toEqual(['Savons', 'Bougies']);

  // All five fit in a phone's window.
  await row(home).evaluate((element) => element.scrollIntoView());
  await drag(page, handle(wax), row(soap), UPPER_HALF);
  await expect(shown).toHaveText([/Bougies/, /Savons/]);
  expect(await inside(home)).toEqual(['Bougies', 'Savons']);

  // Another parent's rows are no place to go to; a root goes beside another root.
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('/categories/order') && requests.push(request.url()));
  await drag(page, handle(wax), row(seed), LOWER_HALF);
  expect(requests).toEqual([]);
  expect([await inside(home), await inside(garden)]).toEqual([['Bougies', 'Savons'], ['Graines']]);
  await drag(page, handle(garden), row(home), UPPER_HALF);
  await expect.poll(mine).toEqual([garden.id, home.id]);

  await page.getByPlaceholder('Rechercher une catégorie...').fill('Savons');
  await expect(row(home)).toHaveCount(0);
  await expect(row(soap)).toBeVisible();
  await expect(page.locator('.place-handle')).toHaveCount(0);
});
