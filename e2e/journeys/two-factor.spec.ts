import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { call } from '../setup/call.ts';
import { ADMIN } from '../setup/shop-server.ts';

const SHOP = () => process.env.SHOP_URL!;
const PASSWORD = 'un bon mot de passe';

/** An account of the staff, that no other journey needs. */
async function makeStaff() {
  const email = `garde.${randomBytes(6).toString('hex')}@example.com`;
  const { user } = await call<{ user: { id: string } }>('POST', '/auth/register', {
    body: { email, password: PASSWORD },
  });
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  await call('PATCH', `/users/${user.id}`, { token, body: { rights: { orders: true } } });
  return email;
}

/** The code of an application, the half minute after: the one before has been taken. */
const nextCode = (secret: string, at = Date.now() + 30_000) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

async function typePassword(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('staff switch two-factor sign-in on, come in by a code and by a recovery code, and end a session', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await makeStaff();
  await page.goto(`${SHOP()}/admin/login?to=/security`);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Ma sécurité' })).toBeVisible();
  await expect(page.getByText(/^Cet appareil/)).toBeVisible();

  await page.getByRole('button', { name: 'Activer' }).click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expect(dialog.locator('canvas, svg').first()).toBeVisible();
  await dialog.getByLabel('Code à 6 chiffres qu’elle affiche').fill('000000');
  await dialog.getByRole('button', { name: 'Activer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Ce code n’est pas le bon');
  await dialog.getByLabel('Code à 6 chiffres qu’elle affiche').fill(nextCode(secret, Date.now()));
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Activer' }).click();
  const codes = dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await expect(page.getByText('10 codes de secours.')).toBeVisible();

  const phone = await browser.newContext();
  const other = await phone.newPage();
  await other.goto(`${SHOP()}/admin/login`);
  await typePassword(other, email);
  await other.getByLabel('Code de vérification').fill('000000');
  await other.getByRole('button', { name: 'Se connecter' }).click();
  await expect(other.getByRole('alert')).toContainText('Ce code n’est pas le bon');
  await other.getByLabel('Code de vérification').fill(nextCode(secret));
  await other.getByRole('button', { name: 'Se connecter' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Fermer la session/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Fermer la session/ })).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();

  // The shop's own sign-in requires it as well.
  await other.goto(`${SHOP()}/login`);
  await typePassword(other, email);
  await other.getByLabel('Code de vérification').fill(recoveryCode);
  await other.getByRole('button', { name: 'Se connecter' }).click();
  await expect(other).toHaveURL(`${SHOP()}/`);
  await phone.close();
});
