import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/shop-test.ts';

/** The header's search, and the drop-down below it. */
async function openSearch(page: Page) {
  await page.goto('/');
  await untilHydrated(page);
  const search = page.getByRole('search');
  const box = search.getByRole('combobox');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/products')) requests.push(`${pathname} ${searchParams.get('q')}`);
  });
  return { search, box, requests, group: (name: string) => search.getByRole('group', { name }).getByRole('option') };
}

test('R1808: one call suggests how the text goes on, brands and categories, and five products', async ({ page }) => {
  const { search, box, requests, group } = await openSearch(page);
  await box.pressSequentially('ser');
  await expect(group('Recherches').first()).toHaveText('sérum');
  await expect(group('Produits').first()).toContainText('FCFA');
  expect(await group('Produits').count()).toBeLessThanOrEqual(5);
  await box.fill('kiv');
  await expect(group('Marques')).toHaveText(['Kivuela']);
  // Former results are there at once.
  await box.fill('ser');
  await expect(group('Recherches').first()).toHaveText('sérum');
  expect(requests).toEqual(['/api/products/suggestions ser', '/api/products/suggestions kiv']);
  for (const choice of await search.getByRole('option').all())
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const { violations } = await new AxeBuilder({ page }).include('[role=search]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await box.fill('visage');
  const category = group('Catégories').first();
  const title = await category.innerText();
  await category.click();
  await expect(page).toHaveURL(/\/categories\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(search.getByRole('option')).toHaveCount(0);
});

test('R1002: what is typed while results are on their way stays in the box', async ({ page }) => {
  const { box } = await openSearch(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/products?*', async (route) => {
    await held;
    await route.continue();
  });
  await box.fill('savon noir');
  await box.press('Enter');
  await box.fill('karité');
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Résultats pour "savon noir"' })).toBeVisible();
  await expect(box).toHaveValue('karité');
});

test('R1809: the last searches stay on this device, and are forgotten on wish', async ({ page }) => {
  const { search, box, requests } = await openSearch(page);
  await box.click();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  for (const text of ['karité', 'savon noir', 'KARITÉ']) {
    await box.fill(text);
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Résultats pour "${text}"` })).toBeVisible();
  }
  // Who types and waits for 300 ms is suggested something (R1002), which a busy machine does; the last searches make no request.
  requests.length = 0;
  await box.fill('');
  await expect(search.getByRole('option')).toHaveText(['KARITÉ', 'savon noir']);
  const { violations } = await new AxeBuilder({ page }).include('[role=search]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await search.getByRole('button', { name: 'Oublier « KARITÉ »' }).click();
  await expect(search.getByRole('option')).toHaveText(['savon noir']);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Résultats pour "savon noir"' })).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await box.click();
  await search.getByRole('button', { name: 'Effacer mes recherches' }).click();
  await expect(search.getByRole('option')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
  expect(requests.filter((call) => call.includes('suggestions'))).toEqual([]);
});

test('R1808: an answer that comes late is not shown over a newer one', { tag: '@once' }, async ({ page }) => {
  const { box, group } = await openSearch(page);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/suggestions\?.*q=kiv$/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const requests = page.waitForRequest(/suggestions\?.*q=kiv$/);
  await box.fill('kiv');
  await requests;
  await box.fill('ser');
  await expect(group('Recherches').first()).toHaveText('sérum');
  answer();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(group('Recherches').first()).toHaveText('sérum');
  await expect(group('Marques')).toHaveCount(0);
});
