import { chooseByKeys, openAdminPath, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/shop-test.ts';

/** A title of its own, so that shops that are used over and over know each once. */
const newTitle = () => `Essai ${Date.now().toString(36)}`;

test('R1920, R1922: an administrator puts a rule together, sees what it finds, and shoppers have the collection', async ({
  page,
  browser,
  adminToken: token,
  deleteAfter,
}) => {
  const title = newTitle();
  const admin = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await signInAsAdmin(admin);
  await openAdminPath(admin, 'collections');
  await admin.getByRole('button', { name: 'Nouvelle collection' }).first().click();
  const form = topDialog(admin);
  await form.getByLabel('Titre').fill(title);
  await chooseByKeys(form.getByRole('combobox', { name: 'Produits choisis' }), 'Par une règle');
  const rule = form.getByRole('group', { name: 'Règle' });
  await rule.getByRole('button', { name: 'Ajouter une condition' }).click();
  await chooseByKeys(rule.getByRole('combobox', { name: 'Condition 1' }), 'Prix dès');
  await rule.getByRole('spinbutton', { name: /^À/ }).fill('2500');
  const found = rule.getByText(/^\d+ produits?$/);
  await expect(found).toBeVisible();
  const count = (await found.innerText()).trim();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(admin.getByText('Collection ajoutée').first()).toBeVisible();
  const [made] = await call<{ id: string }[]>('GET', `/collections?q=${encodeURIComponent(title)}`, { token });
  deleteAfter(`/collections/${made!.id}`);

  await page.goto('/collections');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(count, { exact: true })).toBeVisible();
});

test('R1585: an input that a choice brings hides nothing of the form while its code is fetched @once', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/rule-input[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await signInAsAdmin(page);
  await openAdminPath(page, 'collections?_create=1');
  const form = topDialog(page);
  const choice = form.getByRole('combobox', { name: 'Produits choisis' });
  await chooseByKeys(choice, 'Par une règle');
  await expect(form.getByText('Chargement…')).toBeVisible();
  await expect(form.getByLabel('Titre')).toBeVisible();
  await expect(choice).toBeFocused();
  arrive();
  await expect(form.getByRole('group', { name: 'Règle' })).toBeVisible();
});

test('R2111: « Au », typed without an hour, is the last moment of that day; what is no day stays, and is not saved', {
  tag: '@once',
}, async ({ page, cleanUp }) => {
  const title = newTitle();
  cleanUp(() => query('delete from collections where title = $1', [title]));
  await signInAsAdmin(page);
  await openAdminPath(page, 'collections?_create=1');
  const form = topDialog(page);
  const save = () => form.getByRole('button', { name: 'Enregistrer' }).click();
  await form.getByLabel('Titre').fill(title);
  const end = form.getByLabel('Au', { exact: true });
  await end.fill('31/02/2036');
  await save();
  await expect(form.getByText('Date attendue, comme 31/12/2026 : « 31/02/2036 »')).toBeVisible();
  await expect(end).toHaveValue('31/02/2036');
  await end.fill('31/12/2036');
  await save();
  await expect(page.getByText('Collection ajoutée').first()).toBeVisible();
  const stored = await query<{ end: string }>(
    `select to_char(ends_at at time zone 'Africa/Porto-Novo', 'YYYY-MM-DD HH24:MI:SS') as end
     from collections where title = $1`,
    [title],
  );
  expect(stored).toEqual([{ end: '2036-12-31 23:59:59' }]);
});

test('R1923: a collection by hand begins in its own order, and is sorted and narrowed like the catalogue', async ({
  page,
  isMobile,
}) => {
  await page.goto('/collections');
  await page.getByRole('link', { name: 'Rituel karité' }).click();
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(names.first()).toHaveText('Savon surgras au karité 150 g');
  const order = page.locator('select[name="tri"]');
  await expect(order).toHaveValue('selection');
  if (isMobile) await page.getByRole('checkbox', { name: 'Filtrer et trier' }).check();
  await order.selectOption('prix-decroissant');
  await expect(page).toHaveURL(/\/collections\/[\w-]+\?tri=prix-decroissant$/);
  await expect(names.first()).toHaveText('Coffret rituel karité 4 pièces');
});

test('R1926: a click opens a root of the bar, and closes it; resting on it, or passing by Tab, does not', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has its menu');
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Rayons' });
  const [face, body] = [
    bar.getByRole('button', { name: 'Soin du visage' }),
    bar.getByRole('button', { name: 'Soin du corps' }),
  ];
  const list = bar.getByRole('list', { name: 'Soin du visage' });
  // Skin care comes first in a skin-care shop.
  await expect(bar.locator('#rayons > li > button').first()).toHaveText('Soin du visage');
  // The code of the bar can wait; until then the focus opens a root.
  await expect(face).toHaveAttribute('aria-expanded', 'false');
  await face.hover();
  await face.focus();
  await expect(list).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(body).toBeFocused();
  await page.keyboard.press('Shift+Tab');

  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(face).toBeFocused();

  await face.click();
  await expect(list).toBeVisible();
  await face.click();
  await expect(list).toBeHidden();
  await face.click();
  await body.click();
  await expect(list).toBeHidden();
  await expect(bar.getByRole('list', { name: 'Soin du corps' })).toBeVisible();
  await page.getByRole('search').getByRole('combobox').click();
  await expect(body).toHaveAttribute('aria-expanded', 'false');

  await body.click();
  await bar.getByRole('list', { name: 'Soin du corps' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/categories\/[\w-]+\/subcategories\/[\w-]+$/);
  await expect(bar.getByRole('list', { name: 'Soin du corps' })).toBeHidden();
});
