import type { Page } from '@playwright/test';
import { axeFinds, axeFindsInBothModes, tooWide } from '../setup/axe.ts';
import { adminAddresses, openDashboard, opening, signInAsAdmin, topDialog, untilDrawn } from '../setup/back-office.ts';
import { makeCustomer } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { openScreen, screensOfShop } from '../setup/screens.ts';
import { expect, test } from '../setup/shop-test.ts';
import { smallTargets } from '../setup/targets.ts';

test.describe('every screen of the shop', () => {
  test.use({ mayComplain: true }); // the browser itself notes the 404 of what is not there
  test('has nothing that axe finds, fits the window, and on a phone each control is large enough for a finger', async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const customer = await makeCustomer();
    const found: string[] = [];
    for (const screen of await screensOfShop(customer)) {
      await openScreen(page, screen, customer);
      const faults = [...(await axeFinds(page)), ...(await tooWide(page))];
      for (const target of isMobile ? await smallTargets(page) : []) faults.push(`too small: ${target}`);
      found.push(...faults.map((fault) => `${screen.name}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
});

test.describe('the back-office in light and dark mode', () => {
  test.use({ mayComplain: true }); // the browser itself notes the 404 of what is not there

  /** What is wrong with what is shown. */
  const faultsOf = async (page: Page, screen: string) =>
    [...(await axeFindsInBothModes(page)), ...(await tooWide(page))].map((fault) => `${screen}: ${fault}`);

  /** Pages that the menu does not lead to. */
  const OTHER_PAGES = ['security', 'aide', 'staff-order', 'stock-receive', 'stock-count', 'une-page-qui-manque'];

  test('no page of the menu has anything that axe finds, and each fits the window', async ({ page }) => {
    test.setTimeout(400_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/admin/login');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    const found = await faultsOf(page, 'login');
    await signInAsAdmin(page);
    await openDashboard(page);
    const addresses = await adminAddresses(page);
    expect(addresses.length).toBeGreaterThan(40);
    for (const address of [...addresses, ...OTHER_PAGES.map((name) => `/admin/${name}`)]) {
      await page.goto(address);
      await untilDrawn(page);
      found.push(...(await faultsOf(page, address)));
    }
    expect(found).toEqual([]);
  });

  /** What opens above a page: forms, records, questions, menus and the palette. */
  const WINDOWS: [path: string, act?: (page: Page) => Promise<unknown>][] = [
    ['', (page) => page.keyboard.press('Control+k')],
    ['', (page) => page.keyboard.press('?')],
    ['products?_create=1'],
    ['products', opening(/^Modifier /)],
    ['products', opening(/^Supprimer /)],
    ['products', opening('Exporter, importer')],
    ['products', opening('Supprimés récemment')],
    ['brands', opening(/^Voir /)],
    ['collections?_create=1'],
    ['offers?_create=1'],
    ['orders', opening(/^Voir /)],
    ['orders', opening(/^Changer le statut/)],
    ['users', opening('Inviter un collègue')],
    [
      'users',
      async (page) => {
        await opening(/^Voir /)(page);
        await topDialog(page)
          .getByRole('button', { name: /^Droits de / })
          .click();
      },
    ],
    ['cash-closings', opening('Clôturer')],
  ];

  test('nothing that opens above a page has anything that axe finds', async ({ page }) => {
    test.setTimeout(300_000);
    const [paid] = await query<{ id: string }>(
      `select id from payments where verified_at is not null and transaction_id is not null and status <> 'refunded' limit 1`,
    );
    const refund = (page: Page) => topDialog(page).getByRole('button', { name: 'Rembourser', exact: true }).click();
    await signInAsAdmin(page);
    const found: string[] = [];
    const screens: typeof WINDOWS = [...WINDOWS, [`payments/show/${paid?.id}`, refund]];
    for (const [index, [path, act]] of screens.entries()) {
      await page.goto(`/admin/${path}`);
      await untilDrawn(page);
      await act?.(page);
      await expect(
        page.locator('[role=dialog], .ant-popover, .ant-dropdown').filter({ visible: true }),
      ).not.toHaveCount(0);
      await expect(page.locator('.ant-spin-spinning')).toHaveCount(0);
      found.push(...(await faultsOf(page, `${index} ${path}`)));
    }
    expect(found).toEqual([]);
  });
});
