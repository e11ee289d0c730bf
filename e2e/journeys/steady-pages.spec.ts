import { openAdminPath, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { expectSteady, watchShifts } from '../setup/shifts.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

/** A record's title may come to have a second line: below it is only the loading message. */
const BELOW_TITLE = { share: 0.05, aim: 24 };

// What moves when it has been drawn slips away under a finger, which then presses something else.
for (const path of ['', 'products', 'orders', 'reviews', 'categories', 'users', 'stats'])
  test(`R1585: nothing of /admin/${path} moves once it is drawn`, async ({ page }) => {
    await watchShifts(page);
    await signInAsAdmin(page);
    await openAdminPath(page, path);
    await expectSteady(page);
  });

for (const name of ['orders', 'products'])
  test(`R1585: the first tick in a list of ${name} moves no row`, async ({ page }) => {
    await signInAsAdmin(page);
    await openAdminPath(page, name);
    const ticks = page.getByRole('checkbox', { name: /^Sélectionner / });
    const placeOfNext = () => ticks.nth(1).evaluate((box) => box.getBoundingClientRect().y + scrollY);
    const before = await placeOfNext();
    await ticks.first().check();
    await expect(page.getByText('Sélection : 1 ')).toBeVisible();
    expect(await placeOfNext()).toBe(before);
  });

for (const name of ['products', 'orders', 'users'])
  test(`R1585: nothing of a record of /admin/${name} moves once it is drawn`, async ({ page }) => {
    const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
    const [record] = await call<{ id: string }[]>('GET', `/${name}?_start=0&_end=1`, { token });
    const { id } = record!;
    await watchShifts(page);
    await signInAsAdmin(page);
    for (const [address, last] of [
      [`${name}?_show=${id}`, 'Historique des modifications'],
      [`${name}/${id}`, 'Historique des modifications'],
      ...(name === 'products' ? [[`${name}?_edit=${id}`, 'Enregistrer']] : []),
    ]) {
      await page.goto(`${process.env.SHOP_URL}/admin/${address}`);
      await expect(page.getByText(last!)).toBeVisible();
      await expectSteady(page, BELOW_TITLE);
    }
  });
