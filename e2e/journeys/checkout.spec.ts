import { expectAnswer } from '../setup/answered.ts';
import { aProduct, confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { query } from '../setup/database.ts';
import { expect, test } from '../setup/test.ts';

const SHOP = () => process.env.SHOP_URL!;

const ordersOf = (name: string) =>
  query<{ shortNumber: string; landmark: string; city: string; position: string; phone: string; fee: number }>(
    'select short_number as "shortNumber", landmark, city, position, phone, fee::float8 as fee from orders where nom = $1',
    [name],
  );

test('home delivery: an old number mended, a city, a landmark and a shared position; nothing is lost by a reload', async ({
  page,
  context,
  isMobile,
  customerName,
}) => {
  const name = customerName('Journey-domicile');
  await context.grantPermissions(['geolocation'], { origin: SHOP() });
  await context.setGeolocation({ latitude: 6.37029, longitude: 2.39123 });
  await openCheckout(page);
  await expect(page.getByRole('navigation', { name: 'Raccourcis' })).toHaveCount(0);
  if (isMobile) await expect(confirm(page)).toBeInViewport();
  await fillCustomer(page);
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await expect(page.getByLabel('WhatsApp', { exact: true })).toHaveValue('+229 01 97 12 34 56');
  // R808: the country comes first, and says what each mode costs there.
  const country = page.getByLabel('Pays');
  await country.selectOption('BJ');
  await expect(page.locator('label', { hasText: 'Point relais' })).toContainText(/1.500 FCFA/);
  await country.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'À domicile' })).toBeFocused();
  await page.getByLabel('Ville').selectOption('Cotonou');
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await page.getByLabel('Quartier ou repère').fill('Face à la pharmacie');
  await page.getByRole('button', { name: 'Partager ma position' }).click();
  await expect(page.getByText('Votre position sera jointe')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Quartier ou repère')).toHaveValue('Face à la pharmacie');
  await expect(page.getByLabel('Ville')).toHaveValue('Cotonou');
  await page.getByLabel('Point relais').check();
  await expect(page.getByLabel('Ville')).toHaveValue('Cotonou');
  await page.getByLabel('À domicile').check();
  await expect(page.getByLabel('Ville')).toHaveValue('');
  await page.getByLabel('Pays').selectOption('BJ');
  await page.getByLabel('Ville').selectOption('Ouidah');
  await confirm(page).click();
  await expect(thanks(page)).toBeVisible();
  const [order] = await ordersOf(name);
  expect(order).toMatchObject({
    landmark: 'Face à la pharmacie',
    city: 'Ouidah',
    position: '6.37029,2.39123',
    phone: '+2290197123456',
    fee: 2_000,
  });
  // The next order starts in the country of this one, and goes back to it.
  await openCheckout(page);
  await expect(country).toHaveValue('BJ');
  await page.getByLabel('Point relais').check();
  await country.selectOption('CI');
  await page.getByLabel('À domicile').check();
  await expect(country).toHaveValue('BJ');
  await page.getByLabel('Retrait en boutique').check();
  await country.selectOption('CI');
  await expect(page.getByText('Nous vous écrivons dès que votre commande y est prête.')).toBeVisible();
  await expect(country).toHaveValue('CI');
});

for (const moment of ['before it leaves', 'before its answer', 'with the page'] as const)
  test(`P12 the network is cut ${moment}: one order, never none, never two`, { tag: '@once' }, async ({
    page,
    context,
    customerName,
  }) => {
    const name = customerName(`Coupure-${moment}`);
    await openCheckout(page);
    await fillCustomer(page);
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await page.getByLabel('Adresse de livraison').fill('Rue 12');
    await page.waitForLoadState('networkidle');
    const taken = page.waitForRequest('**/api/orders').catch(() => null);
    if (moment === 'before it leaves') await context.setOffline(true);
    else
      await page.route('**/api/orders', async (route) => {
        await route.fetch();
        if (moment === 'before its answer') await route.abort('connectionreset');
      });
    await confirm(page).click();
    if (moment === 'before it leaves') {
      await expect(page.getByText('Vous êtes hors ligne : votre commande n’est pas encore partie.')).toBeVisible();
      await context.setOffline(false);
      await expect(thanks(page)).toBeVisible();
    } else {
      await taken;
      await expect.poll(() => ordersOf(name)).toHaveLength(1);
      // Closed without an answer: the next visit knows of it.
      const next = await context.newPage();
      await page.close();
      await next.goto(`${SHOP()}/checkout`);
      await expect(thanks(next)).toBeVisible();
      expect(await next.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
    }
    expect(await ordersOf(name)).toHaveLength(1);
  });

test('an order that waited meets another price: the cart comes back with it, and one choice', async ({
  page,
  context,
  cleanUp,
  customerName,
}) => {
  const name = customerName('Attente');
  const product = await openCheckout(page);
  await fillCustomer(page);
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await confirm(page).click();
  await expect(page.getByText('votre commande n’est pas encore partie')).toBeVisible();
  const setPrice = (price: number) =>
    query('update products set price = $1::numeric, sale_price = $1::numeric where id = $2', [price, product.id]);
  cleanUp(() => setPrice(product.price));
  await setPrice(product.price + 100);
  // The server caches the price that the cart requests; the order's is read from the table.
  await context.setOffline(false);
  await expect(page.getByText('Certains prix ont changé.', { exact: false })).toBeVisible();
  expect(await ordersOf(name)).toHaveLength(0);
  await expect(page.getByLabel('Adresse de livraison')).toHaveValue('Rue 12');
  await expect(confirm(page)).toBeEnabled();
});

test('by WhatsApp from a product: the order first, then the chat with number, article, total and link', async ({
  page,
  context,
  customerName,
}) => {
  const name = customerName('Chat');
  const product = await aProduct();
  let chat = '';
  await context.route('https://wa.me/**', (route) => {
    chat = decodeURIComponent(route.request().url());
    return route.fulfill({ body: 'WhatsApp' });
  });
  await page.goto(`${SHOP()}/produits/${product.id}`);
  await page.getByRole('link', { name: 'Commander par WhatsApp' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Commander par WhatsApp' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Enregistrer ma commande' });
  await send.click();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires').first()).toBeVisible();
  await expect(page.getByLabel('Prénom et nom')).toBeFocused();
  await page.getByLabel('Prénom et nom').fill(`Afi ${name}`);
  await page.getByLabel('WhatsApp', { exact: true }).fill('+229 01 97 00 00 00');
  await send.click();
  await expectAnswer(page, 'Merci, votre commande est enregistrée');
  await page.getByRole('link', { name: 'Ouvrir WhatsApp' }).click();
  await expect.poll(() => chat).toContain('KR-');
  const [order] = await ordersOf(name);
  for (const text of [order!.shortNumber, `1 × ${product.name}`, 'Total, livraison comprise', '/commande/'])
    expect(chat).toContain(text);
});
