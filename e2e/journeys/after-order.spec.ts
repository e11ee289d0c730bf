import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAnswer } from '../setup/answered.ts';
import { signInAsAdmin, topDialog } from '../setup/back-office.ts';
import { call } from '../setup/call.ts';
import { orderOf, productsOfShop } from '../setup/customer.ts';
import { watchForErrors } from '../setup/watch.ts';

type Placed = { id: string; shortNumber: string; followKey: string };
const SHOP = () => process.env.SHOP_URL!;
const place = async (count: number) => call<Placed>('POST', '/orders', { body: orderOf(await productsOfShop(count)) });

test('a guest looks up an order by number and phone, orders it again, and cancels it', async ({ page }) => {
  const errors = watchForErrors(page);
  const { id, shortNumber, followKey } = await place(2);
  await page.goto(`${SHOP()}/suivi`);
  const follow = page.getByRole('button', { name: 'Suivre', exact: true });
  await follow.click();
  await expect(page.getByLabel('Numéro de commande')).toBeFocused();
  await page.getByLabel('Numéro de commande').fill(shortNumber.toLowerCase().replaceAll('-', ''));
  await page.getByLabel('Téléphone donné à la commande').fill('01 97 12 34 56');
  await follow.click();
  await expectAnswer(page, shortNumber);
  await expect(page.getByRole('heading', { name: `Commande ${shortNumber}` })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Haie Vive');

  await page.goto(`${SHOP()}/commande/${id}?cle=${followKey}`);
  await page.getByRole('button', { name: 'Commander à nouveau' }).click();
  await expect(page.getByText('2 articles ajoutés à votre panier')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  await page.getByRole('button', { name: 'Oui, l’annuler' }).click();
  await expect(page.getByText('Annulée', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler la commande' })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a delivered order has its invoice, and a return that the shop settles', async ({ page, browser }) => {
  const errors = watchForErrors(page);
  const { id, shortNumber, followKey } = await place(1);
  const admin = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await signInAsAdmin(admin);
  const token = await admin.evaluate(() => localStorage.getItem('token') ?? '');
  await call('PATCH', `/orders/${id}/status`, { token, body: { status: 'completed' } });

  await page.goto(`${SHOP()}/commande/${id}?cle=${followKey}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Facture/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^F\d{4}-\d{6}\.pdf$/);
  expect((await readFile((await file.path())!)).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Demander un retour' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Votre message').fill('Le pot est fêlé');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expectAnswer(page, 'Demande envoyée');
  await expect(page.getByText('Demandé', { exact: true })).toBeVisible();

  await admin.goto(`${SHOP()}/admin/returns`);
  await admin
    .getByRole('button', { name: `Traiter le retour demandé de ${shortNumber}` })
    .first()
    .click();
  await topDialog(admin).getByLabel('Réponse au client').fill('Déposez-le en boutique');
  await topDialog(admin).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(topDialog(admin)).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Notre réponse : Déposez-le en boutique')).toBeVisible();
  expect(errors).toEqual([]);
});
