import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { call } from '../setup/call.ts';
import { ADMIN } from '../setup/shop-server.ts';
import { expect, test } from '../setup/test.ts';

const SHOP = () => process.env.SHOP_URL!;
const PASSWORD = 'un bon mot de passe';

/** An account of the staff, that no other journey needs. */
async function makeStaff() {
  const email = `cle.${randomBytes(6).toString('hex')}@example.com`;
  const { user } = await call<{ user: { id: string } }>('POST', '/auth/register', {
    body: { email, password: PASSWORD },
  });
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  await call('PATCH', `/users/${user.id}`, { token, body: { rights: { orders: true } } });
  return email;
}

/** A device that keeps passkeys; `touch` is its owner's finger, which is not on it all the time. */
async function plugDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const touch = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { touch };
}

async function typePassword(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

test('staff add a passkey, come in by it without a password, rename it and take it away', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await makeStaff();
  const device = await plugDevice(page);
  await page.goto(`${SHOP()}/admin/login?to=/security`);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Ma sécurité' })).toBeVisible();

  await device.touch(true);
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  const codes = dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await expect(dialog).toHaveCount(0);
  const keys = page.locator('.panel', { hasText: 'Clés d’accès' }).getByRole('listitem');
  await expect(keys).toHaveText(/Pas encore utilisée/);
  await page.getByRole('button', { name: /^Renommer/ }).click();
  await dialog.getByLabel('Nom').fill('Téléphone de la caisse');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(keys).toContainText('Téléphone de la caisse');
  await expect(dialog).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // The password alone is not enough any more, and the form shows what is.
  await device.touch(false);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(`${SHOP()}/admin/login?to=/security`);
  await typePassword(page, email);
  await expect(page.getByRole('alert')).toContainText('Utilisez votre clé d’accès');
  await expect(page.getByLabel('Code de vérification')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await device.touch(true);
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ma sécurité' })).toBeVisible();
  await expect(keys).toContainText('Dernière connexion');

  await page.getByRole('button', { name: /^Retirer/ }).click();
  await dialog.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByRole('button', { name: 'Ajouter une clé d’accès' })).toBeVisible();

  // With the last passkey its recovery codes go, and the password does again.
  await device.touch(false);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(`${SHOP()}/admin/login?to=/security`);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Ma sécurité' })).toBeVisible();
  expect(recoveryCode).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
});

test('a user without the second factor that the shop requires sets one up, and sees nothing else before', async ({
  page,
  adminToken: token,
  cleanUp,
  restoreAfter,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await makeStaff();
  const { secret } = await call<{ secret: string }>('POST', '/users/me/second-factor', { token, body: {} });
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await call('POST', '/users/me/second-factor/confirmation', { token, body: { code: code() } });
  cleanUp(async () => {
    const { id } = await call<{ id: string }>('GET', '/users/me', { token });
    await call('DELETE', `/users/${id}/second-factor?passkeys=true`, { token });
  });
  await restoreAfter('/staff-access');
  const device = await plugDevice(page);
  await page.goto(`${SHOP()}/admin/login?to=/security`);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Ma sécurité' })).toBeVisible();
  await call('PATCH', '/staff-access', { token, body: { isSecondFactorRequired: true } });

  // An open page is blocked by its next request.
  await page.goto(`${SHOP()}/admin/orders`);
  await expect(page.getByRole('heading', { level: 1, name: 'Double authentification exigée' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await device.touch(true);
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
});
