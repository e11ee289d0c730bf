import { formatMoney } from '@karite/shared/money';
import { amountIn } from '@karite/shared/payments';
import type { Page } from '@playwright/test';
import { confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/test.ts';

const ways = (page: Page) => page.getByRole('group', { name: 'Mode de paiement' });
const inKinshasa = async (page: Page) => {
  await page.getByLabel('Point relais').check();
  await page.getByLabel('Pays').selectOption('CD');
  await page.getByLabel('Ville').selectOption('Kinshasa');
};
const totalOf = async (page: Page) =>
  Number((await page.getByRole('definition').last().innerText()).replace(/[^\d,]/g, '').replace(',', '.'));

test('a closed way to pay is last, shows why, and can’t be chosen', async ({ page }) => {
  await openCheckout(page);
  await page.getByLabel('En ligne').check();
  await expect(page.getByRole('button', { name: 'Confirmer et payer' })).toBeVisible();
  await inKinshasa(page);
  const closed = ways(page).getByRole('radio').last();
  await expect(closed).toBeDisabled();
  await expect(closed).toHaveAccessibleName('En ligne Pas encore ouvert en RDC');
  // What was chosen and is closed now is replaced by the first that is open.
  await expect(ways(page).getByLabel('Espèces')).toBeChecked();
  await ways(page).getByText('En ligne', { exact: true }).click({ force: true });
  await expect(closed).not.toBeChecked();
  await expect(confirm(page)).toBeVisible();
});

test('with a rate the DR Congo pays in francs of its own: both amounts at the checkout, the same where it is paid', async ({
  page,
  cleanUp,
  customerName,
}) => {
  const name = customerName('Taux');
  const rate = 43_502.25;
  const set = (isOpen: boolean, to: number | null) =>
    query(`update "payment-methods" set is_open = $1, rate = $2 where country = 'CD' and method = 'en-ligne'`, [
      isOpen,
      to,
    ]);
  const [before] = await query<{ isOpen: boolean; rate: number | null }>(
    `select is_open as "isOpen", rate::float8 as rate from "payment-methods" where country = 'CD' and method = 'en-ligne'`,
  );
  cleanUp(() => set(before!.isOpen, before!.rate));
  await set(true, rate);
  await openCheckout(page);
  await fillCustomer(page);
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await inKinshasa(page);
  await page.getByLabel('En ligne').check();
  const both = formatMoney(amountIn('CDF', await totalOf(page), rate, 1)!, 'CDF');
  const shown = page.getByText(`Soit ${both}`).and(page.locator(':visible')).last();
  await expect(shown).toBeInViewport();
  await expect(shown).toContainText('au taux de 43 502,25 CDF pour 10 000 FCFA');
  await page.getByLabel('Espèces').check();
  await expect(page.getByText('CDF')).toHaveCount(0);
  await page.getByLabel('En ligne').check();
  await page.getByRole('button', { name: 'Confirmer et payer' }).click();
  await page.waitForURL(/\/paiement/);
  await expect(page.getByRole('main')).toContainText(both);
});

test('the articles fold on a phone; total and button are in sight wherever one reads, without a network as well', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a desktop they are beside the form');
  const product = await openCheckout(page);
  const due = page.locator('[data-order-bar]').getByText(/^Total/);
  /** Nothing lies over what is to be read and touched. */
  const expectInSight = async () => {
    for (const part of [due, confirm(page)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const isFree = await part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return element.contains(over) || over?.contains(element);
      });
      expect(isFree).toBe(true);
    }
  };
  await expectInSight();
  const article = page.getByText(`1 × ${product.name}`);
  await expect(article).toBeHidden();
  await page.getByRole('button', { name: 'Voir les articles (1 article)' }).click();
  await expect(article).toBeVisible();
  await expectInSight();
  await page.getByRole('button', { name: 'Masquer les articles' }).click();
  await expect(article).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors ligne.', { exact: false })).toBeInViewport();
  await expectInSight();
  await context.setOffline(false);
});

test('nothing that was typed is lost by a reload', async ({ page }) => {
  await openCheckout(page);
  const typed = {
    Nom: 'Adjovi',
    Prénom: 'Afi',
    WhatsApp: '+229 01 97 12 34 56',
    'E-mail (facultatif)': 'afi@example.com',
    'Code influenceur (facultatif)': 'AFI10',
    'Adresse de livraison': 'Rue 12\nportail bleu',
    'Quartier ou repère (facultatif)': 'Face à la pharmacie',
    'Instructions particulières (facultatif)': 'Appelez avant',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Pays').selectOption('CI');
  await page.getByLabel('Ville').selectOption('Bouaké');
  await page.getByRole('radio', { name: /^En boutique/ }).check();
  await page.reload();
  for (const [label, text] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true }), label).toHaveValue(text);
  await expect(page.getByLabel('Pays')).toHaveValue('CI');
  await expect(page.getByLabel('Ville')).toHaveValue('Bouaké');
  await expect(page.getByRole('radio', { name: /^En boutique/ })).toBeChecked();
});

test('a code is validated as it is typed, and any code can be ordered with', async ({ page }, info) => {
  const code = `Été-${info.project.name}`;
  const name = `Code-${info.project.name}`;
  await query('insert into influencers (code, name, is_active) values ($1, $2, true) on conflict do nothing', [
    code,
    name,
  ]);
  await openCheckout(page);
  await fillCustomer(page);
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Adresse de livraison').fill('Cotonou');
  const field = page.getByLabel('Code influenceur');
  const note = page.getByRole('status').filter({ hasText: /^(Code|Ce code)/ });
  await field.fill(code.toUpperCase().replace('É', 'E'));
  await expect(note).toHaveText('Code reconnu, merci !');
  if (process.env.SCREENS) await page.screenshot({ path: `${process.env.SCREENS}/known-${info.project.name}.png` });
  await field.fill('personne');
  await expect(note).toHaveText('Ce code n’est pas connu. Votre commande passera quand même.');
  if (process.env.SCREENS) await page.screenshot({ path: `${process.env.SCREENS}/unknown-${info.project.name}.png` });
  await page.getByLabel('Espèces').check();
  await confirm(page).click();
  await expect(thanks(page)).toBeVisible();
  const [order] = await query<{ code: string }>('select code_influenceur as code from orders where nom = $1', [name]);
  expect(order?.code).toBe('personne');
});

test('R2155 one tap changes a delivery that is paid in the shop to the free pick-up, and leads there', async ({
  page,
}) => {
  await openCheckout(page);
  await ways(page).getByLabel('En boutique').check();
  await page.getByRole('button', { name: 'Retirer en boutique, sans frais' }).click();
  const fetched = page.getByRole('radio', { name: /^Retrait en boutique/ });
  await expect(fetched).toBeChecked();
  await expect(fetched).toBeFocused();
  await expect(fetched).toBeInViewport();
});
