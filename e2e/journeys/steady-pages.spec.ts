import type { Page } from '@playwright/test';
import { openAdminPath, signInAsAdmin } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/shop-test.ts';

/** Of the window's height and width: what Lighthouse calls good is 0.1; a word that grows by a figure is less than this. */
const STEADY = 0.01;

/** A record's title may come to have a second line: below it stands only that it is being loaded. */
const BELOW_TITLE = { share: 0.05, aim: 24 };

/** Px by which what can be pressed may move: a fingertip still meets it. */
const AIM = 8;

type Shift = { share: number; pressed: number; of: string[] };

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Notes, from the next page on, what moves once it is drawn. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    // The DOM's types do not know what a browser says of a shift.
    type Told = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const PRESSED = 'a, button, input, select, textarea, summary, label';
    const isPressed = (node: Node | null) =>
      node instanceof Element && (node.closest(PRESSED) ?? node.querySelector(PRESSED)) !== null;
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName}.${node.className}` : '');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Told[])
        window.layoutShifts.push({
          share: value,
          pressed: Math.max(
            0,
            ...sources
              .filter(({ node }) => isPressed(node))
              .map(({ previousRect: from, currentRect: to }) => Math.hypot(to.x - from.x, to.y - from.y)),
          ),
          of: sources.map(({ node, previousRect: a, currentRect: b }) => `${nameOf(node)} ${a.x},${a.y}-${b.x},${b.y}`),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectSteady(page: Page, most = { share: STEADY, aim: AIM }): Promise<void> {
  await expect(page.locator('.rows-to-come, .record-spinner, .ant-spin-spinning')).toHaveCount(0);
  const moved = await page.evaluate(() => window.layoutShifts);
  expect(moved.filter(({ share, pressed }) => share > most.share || pressed > most.aim)).toEqual([]);
}

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
    await expect(page.getByText('Sélection : 1 ')).toBeVisible();
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
      [`${name}/show/${id}`, 'Historique des modifications'],
      ...(name === 'products' ? [[`${name}?_edit=${id}`, 'Enregistrer']] : []),
    ]) {
      await page.goto(`${process.env.SHOP_URL}/admin/${address}`);
      await expect(page.getByText(last!)).toBeVisible();
      await expectSteady(page, BELOW_TITLE);
    }
  });
