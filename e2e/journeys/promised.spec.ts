import { aProduct, confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/shop-test.ts';

const DATES = /entre le \S+ \d+\S* [a-zéû]+ et le \S+ \d+\S* [a-zéû]+/;

test('R813, R2159: product, checkout, confirmation and order promise the same dates, and say who, where and how', async ({
  page,
}) => {
  await openCheckout(page);
  await fillCustomer(page);
  // At home the country is no side matter.
  await expect(page.getByText('Pays (facultatif)')).toHaveCount(0);
  await page.getByLabel('Pays').selectOption('BJ');
  await page.getByLabel('Ville').selectOption('Parakou');
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  const terms = page.getByText(/^Livraison à Parakou/);
  await expect(terms).toContainText(DATES);
  const [promised = ''] = DATES.exec(await terms.innerText()) ?? [];
  await confirm(page).click();
  await expect(thanks(page)).toBeVisible();
  const main = page.getByRole('main');
  for (const said of ['Afi Adjovi, +229 01 97 12 34 56', 'Rue 12, Parakou, Bénin', promised, 'Espèces'])
    await expect(main.getByText(said, { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Suivre ma commande' }).click();
  await expect(main.getByText(`Arrivée prévue ${promised}`)).toBeVisible();
  await expect(main.getByText('En attente', { exact: true })).toHaveCount(1);
  const { id } = await aProduct();
  await page.goto(`/produits/${id}`);
  await untilHydrated(page);
  await expect(main.getByText(promised)).toBeVisible();
});

test('a form that is refused leads to its first fault: by WhatsApp as elsewhere', async ({ page }) => {
  const { id } = await aProduct();
  await page.goto(`/commander-par-whatsapp?produit=${id}`);
  await untilHydrated(page);
  const send = page.getByRole('button', { name: 'Enregistrer ma commande' });
  await send.click();
  const name = page.getByLabel('Prénom et nom');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  await name.fill('Afi Mensah');
  await send.click();
  await expect(page.getByLabel('WhatsApp', { exact: true })).toBeFocused();
});

test('R1211: each country has a number, WhatsApp and an e-mail address', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Bénin',
    'Côte d’Ivoire',
    'RDC',
    'République du Congo',
  ]);
  for (const kind of ['tel:', 'https://wa.me/', 'mailto:'])
    await expect(main.locator(`a[href^="${kind}"]`)).toHaveCount(4);
});
