import type { ApiToken } from '@karite/shared/resources';
import { expect, test } from '@playwright/test';
import { openAdminPage, signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { answerOf, call } from '../setup/call.ts';
import { ADMIN } from '../setup/shop-server.ts';

test('an API token: made, its secret shown once, used, and revoked', async ({ page }) => {
  await signInAsAdmin(page);
  await openAdminPage(page, 'Jetons d’accès');
  await page.getByRole('button', { name: 'Nouveau jeton' }).first().click();
  const form = topDialog(page);
  const name = `Comptabilité ${Date.now()}`;
  await form.getByLabel('Nom').fill(name);
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await form.getByLabel('Expire le').fill(inAMonth.slice(0, 16));
  await form.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await form.getByLabel('Ressource').fill('Comm');
  await page.getByTitle('Commandes', { exact: true }).click();
  await form.getByRole('button', { name: 'Enregistrer' }).click();

  const shown = page.getByRole('dialog').filter({ hasText: 'Il n’est montré que cette fois' });
  const secret = await shown.getByLabel('Jeton', { exact: true }).inputValue();
  expect(secret).toMatch(/^karite_/);
  await shown.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(shown).toBeHidden();
  expect((await answerOf('GET', '/orders?_end=1', { token: secret })).status).toBe(200);
  expect((await answerOf('GET', '/payments?_end=1', { token: secret })).status).toBe(403);

  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const made = (await call<ApiToken[]>('GET', '/api-tokens?_end=100', { token })).find((it) => it.name === name)!;
  await page.goto(`${process.env.SHOP_URL!}/admin/api-tokens?_show=${made.id}`);
  const details = topDialog(page);
  await expect(details).toContainText('Commandes');
  await expect(details).toContainText('Lire');
  await details.getByRole('button', { name: 'Révoquer' }).click();
  const question = page.getByRole('dialog', { name: /^Révoquer ce jeton/ });
  await question.getByRole('button', { name: 'Révoquer' }).click();
  await expect(page.getByText('Jeton révoqué')).toBeVisible();
  expect((await answerOf('GET', '/orders?_end=1', { token: secret })).status).toBe(401);
});
