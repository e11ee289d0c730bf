import { AxeBuilder } from '@axe-core/playwright';
import type { Brand } from '@karite/shared/resources';
import { expect, type Page, test } from '@playwright/test';
import { openDashboard, signInAsAdmin, untilDrawn } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { makeCustomer } from '../setup/customer.ts';
import { query } from '../setup/database.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { watchForErrors } from '../setup/watch.ts';

const open = async (page: Page, path: string) => {
  await page.goto(`${process.env.SHOP_URL}/admin${path}`);
  await untilDrawn(page);
};

test('staff talk about a record: mention, links, correction and deletion, heard by the others', async ({
  page,
  browser,
}) => {
  const errors = watchForErrors(page);
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const { id } = await call<Brand>('POST', '/brands', { token, body: { name: `Parlons-en ${Date.now()}` } });
  const colleague = await makeCustomer();
  await query(`update users set rights = '{"catalogue": true}' where email = $1`, [colleague.email]);

  await signInAsAdmin(page);
  await open(page, `/brands/${id}`);
  const talk = page.getByRole('region', { name: 'Commentaires' });
  const box = talk.getByLabel('Écrire un commentaire');
  // As a hand does: keys go nowhere while something above is still being loaded, and the box waits for it.
  await box.click();
  await box.pressSequentially(`Voir https://exemple.bj/logo. @${colleague.email.slice(0, 16)}`);
  await expect(page.getByRole('menuitem', { name: colleague.email })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('mention.png') });
  await box.press('Enter');
  await expect(box).toHaveValue(`Voir https://exemple.bj/logo. @${colleague.email} `);
  await box.press('Control+Enter');
  await expect(talk.locator('.mention')).toHaveText(`@${colleague.email}`);
  await expect(talk.getByRole('link', { name: 'https://exemple.bj/logo', exact: true })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await expect(box).toHaveValue('');
  const found = await new AxeBuilder({ page }).include('.record-page').analyze();
  expect(found.violations).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('page.png'), fullPage: true });

  // The colleague reads it in the window, answers, and both see both.
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(`${process.env.SHOP_URL}/health/live`);
  await other.evaluate((given) => localStorage.setItem('token', given), colleague.token);
  await open(other, `/brands?_show=${id}`);
  const window = other.getByRole('dialog');
  await expect(window.getByRole('heading', { name: 'Commentaires 1' })).toBeVisible();
  // What another wrote is neither corrected nor deleted by who is no administrator.
  await expect(window.getByRole('button', { name: /le commentaire/ })).toHaveCount(0);
  await window.getByLabel('Écrire un commentaire').fill('Je m’en ocupe');
  await window.getByRole('button', { name: 'Commenter' }).click();
  await expect(talk.getByText('Je m’en ocupe')).toBeVisible();
  await window.getByRole('button', { name: 'Modifier le commentaire' }).click();
  await window.getByLabel('Corriger le commentaire').fill('Je m’en occupe');
  await window.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(talk.getByText('Je m’en occupe')).toBeVisible();
  await other.screenshot({ path: test.info().outputPath('window.png') });
  await context.close();

  await talk.getByRole('button', { name: `Supprimer le commentaire de ${colleague.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(talk.getByText('Je m’en occupe')).toHaveCount(0);
  await expect(talk.getByRole('heading', { name: 'Commentaires 1' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the bell shows a mention at once, leads to its record, and is silent when all is read', async ({ page }) => {
  const errors = watchForErrors(page);
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const me = await call<{ id: string }>('GET', '/users/me', { token });
  const name = `La cloche ${Date.now()}`;
  const { id } = await call<Brand>('POST', '/brands', { token, body: { name } });
  const colleague = await makeCustomer();
  await query(`update users set rights = '{"catalogue": true}' where email = $1`, [colleague.email]);
  await call('POST', '/users/me/notices/read', { token, body: { until: new Date().toISOString() } });

  const heard = page.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok());
  await signInAsAdmin(page);
  await openDashboard(page);
  await heard;
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  await call('POST', '/comments', {
    token: colleague.token,
    body: { resource: 'brands', recordId: id, text: `@[${me.id}] regarde ce logo` },
  });
  await expect(bell).toHaveAccessibleName('Notifications, 1 non lue');
  await bell.click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  const line = drawer.getByRole('link', {
    name: new RegExp(`^${colleague.email} vous mentionne\\s: Marque ?, non lue`),
  });
  await expect(line).toContainText('@… regarde ce logo');
  await page.screenshot({ path: test.info().outputPath('bell.png') });
  const { violations } = await new AxeBuilder({ page }).include('.notifications').analyze();
  expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
  await line.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(bell).toHaveAccessibleName('Notifications');

  await makeCustomer();
  await expect(bell).toHaveAccessibleName('Notifications, 1 non lue');
  await bell.click();
  await expect(drawer.getByText('Nouvelle commande').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(drawer.getByText(', non lue')).toHaveCount(0);
  await drawer.getByRole('link', { name: 'Choisir mes notifications' }).click();
  const wanted = page.getByRole('checkbox', { name: 'Nouvelle commande d’un client' });
  await wanted.click();
  await expect(wanted).not.toBeChecked();
  await page.screenshot({ path: test.info().outputPath('choices.png'), fullPage: true });
  await expect
    .poll(async () => (await call<{ off: string[] }>('GET', '/users/me/notices/choices', { token })).off)
    .toEqual(['order']);
  await wanted.click();
  await expect(wanted).toBeChecked();
  expect(errors).toEqual([]);
});
