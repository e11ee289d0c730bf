import { AxeBuilder } from '@axe-core/playwright';
import { formatMoney } from '@karite/shared/money';
import { aProduct } from '../setup/checkout-page.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { test as base, expect } from '../setup/shop-test.ts';

/** `addOffer` creates an offer that needs no code, for one product alone. */
const test = base.extend<{ addOffer: (productId: string, given: object) => Promise<unknown> }>({
  addOffer: async ({ create }, use) =>
    use((productId, given) => create('/offers', { kind: 'percent', isForAll: false, products: [productId], ...given })),
});

test('R1980: a product’s page shows its automatic offers, and the cart takes it off', async ({ page, addOffer }) => {
  const { id, price } = await aProduct();
  const [ten, more] = ['Dix pour elle', 'Encore plus'];
  await addOffer(id, { name: ten, percent: 10 });
  await addOffer(id, { name: more, percent: 20, minimum: 900_000, endsAt: '2099-11-30T22:59:00Z' });
  await page.goto(`/produits/${id}`);
  await untilHydrated(page);
  const offers = page.getByRole('list', { name: 'Offres sur ce produit' });
  await expect(offers.getByRole('listitem')).toHaveText([
    `${ten} : −10 % dans le panier`,
    /^Encore plus\s: −20 % dans le panier, dès 900\s000 FCFA d’articles concernés, jusqu’au 30 novembre 2099$/,
  ]);
  const main = page.getByRole('main');
  await expect(main.getByText(formatMoney(price), { exact: true }).first()).toBeVisible();
  const axe = await new AxeBuilder({ page }).include('main').analyze();
  expect(axe.violations.map((it) => `${it.id}: ${it.nodes[0]?.html}`)).toEqual([]);
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await tooWide()).toBe(0);

  await main.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page.getByRole('link', { name: 'Panier : 1' }).first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(ten).first()).toBeVisible();
  await expect(page.getByText(/^Encore plus\s: Plus que/)).toBeVisible();
});

test('R1980: a cached page follows an offer that begins and ends', { tag: '@once' }, async ({ request, addOffer }) => {
  const { id } = await aProduct();
  const shown = async () => (await (await request.get(`/produits/${id}`)).text()).includes('Quelques instants');
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  await addOffer(id, { name: 'Quelques instants', percent: 10, startsAt: inSeconds(4), endsAt: inSeconds(9) });
  expect(await shown()).toBe(false);
  await expect.poll(shown).toBe(true);
  await expect.poll(shown).toBe(false);
});
