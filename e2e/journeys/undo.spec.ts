import type { Brand } from '@karite/shared/resources';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin, untilDrawn } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { watchForErrors } from '../setup/watch.ts';

const toast = (page: Page, text: string | RegExp) => page.locator('.ant-notification-notice', { hasText: text });

test('what was just done is taken back from its message, by hand and by keyboard, unless it was changed since', async ({
  page,
}) => {
  const errors = watchForErrors(page);
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const mark = `Repentir ${Date.now()}`;
  const { id } = await call<Brand>('POST', '/brands', { token, body: { name: mark } });
  const name = async () => (await call<Brand>('GET', `/brands/${id}`, { token })).name;
  await signInAsAdmin(page);
  await page.goto(`${process.env.SHOP_URL}/admin/brands/${id}`);
  await untilDrawn(page);
  const rename = async (to: string) => {
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Nom', { exact: true }).fill(to);
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(form).toHaveCount(0);
  };

  await rename(`${mark} bis`);
  const saved = toast(page, 'Défaire');
  await expect(saved).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('toast.png') });
  await saved.getByRole('button', { name: 'Défaire' }).click();
  await expect(toast(page, 'C’est annulé')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: mark, exact: true })).toBeVisible();
  expect(await name()).toBe(mark);

  // Somebody writes the same field meanwhile: theirs stays, with a message.
  const noted = page.waitForResponse(
    (answer) => answer.url().includes('/api/audit?') && answer.url().includes('fields='),
  );
  await rename(`${mark} ter`);
  await noted;
  await call('PATCH', `/brands/${id}`, { token, body: { name: `${mark} quater` } });
  await saved.getByRole('button', { name: 'Défaire' }).click();
  await expect(toast(page, /^Modifié depuis \(Nom, par .*rien n’a été annulé/)).toBeVisible();
  expect(await name()).toBe(`${mark} quater`);

  // From the page it is deleted as from the list, and comes back by a key.
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL(/\/admin\/brands$/);
  await expect(saved).toBeVisible();
  await page.keyboard.press('Control+z');
  // The former change had the same message, which may still be shown.
  await expect(async () => expect(await name()).toBe(`${mark} quater`)).toPass();
  await expect(toast(page, 'C’est annulé').last()).toBeVisible();
  // The refusal above, and the record that was just deleted under its own page.
  expect(errors.filter((it) => !/status of 40[49]/.test(it))).toEqual([]);
});
