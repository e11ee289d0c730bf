import { type BrowserContext, expect, type Page } from '@playwright/test';
import { aProduct, confirm, fillCustomer, openCheckout, thanks } from '../setup/checkout-page.ts';
import { query } from '../setup/database.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { test } from '../setup/shop-test.ts';

/** A shopper who orders once has one order, whatever they press and however slow their phone is (R2130, R2131). */
test.use({ mayComplain: true });

const stored = (name: string) =>
  query<{ orderId: string }>('select order_id as "orderId" from orders where nom = $1', [name]);

async function fill(page: Page, name: string): Promise<void> {
  await fillCustomer(page);
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Adresse de livraison').fill('Rue 12');
}

/** Replaces the app, and returns the texts that the shop was sent. */
async function withChat(context: BrowserContext): Promise<string[]> {
  const chats: string[] = [];
  await context.route('https://wa.me/**', (route) => {
    chats.push(decodeURIComponent(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: 'WhatsApp' });
  });
  return chats;
}
const sendByChat = (page: Page) => page.getByRole('button', { name: 'Enregistrer ma commande' });
const openChat = (page: Page) => page.getByRole('link', { name: 'Ouvrir WhatsApp' });

/** Name and number: the cart is the third field. */
async function fillChat(page: Page, name: string): Promise<void> {
  await page.getByLabel('Prénom et nom').fill(`Afi ${name}`);
  await page.getByLabel('WhatsApp', { exact: true }).fill('+229 01 97 00 00 42');
}

/** What others wait for until it is opened. */
function gate() {
  let open = () => {};
  const until = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { until, open };
}

/** What waits on this phone. */
const queue = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('karite', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('orders').objectStore('orders').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      }),
  );

test('R2130 by WhatsApp, « Back », and sent again: the thanks replace the form, and it is one order', async ({
  page,
  context,
  customerName,
}) => {
  const name = customerName('Une-chat');
  const chats = await withChat(context);
  const { id } = await aProduct();
  await page.goto(`/produits/${id}`);
  await page.getByRole('link', { name: 'Commander par WhatsApp' }).click();
  await fillChat(page, name);
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await sendByChat(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(/^Commande KR-/)).toBeVisible();
  await openChat(page).click();
  await page.waitForURL('https://wa.me/**');
  await page.goBack();
  await expect(thanks(page)).toBeVisible();
  await expect(sendByChat(page)).toHaveCount(0);
  await page.reload();
  await expect(thanks(page)).toBeVisible();

  // Back at the product, the same form is sent once more: it is the same order.
  await page.goto(`/produits/${id}`);
  await page.getByRole('link', { name: 'Commander par WhatsApp' }).click();
  await expect(page.getByLabel('Prénom et nom')).toHaveValue(`Afi ${name}`);
  await sendByChat(page).click();
  await openChat(page).click();
  await expect.poll(() => chats).toHaveLength(2);
  expect(chats[1]).toBe(chats[0]);
  expect(await stored(name)).toHaveLength(1);

  // Two pieces are another order.
  await page.goto(`/commander-par-whatsapp?produit=${id}&quantite=2`);
  await expect(page.getByLabel('Prénom et nom')).toHaveValue(`Afi ${name}`);
  await sendByChat(page).click();
  await openChat(page).click();
  await expect.poll(() => chats).toHaveLength(3);
  expect(await stored(name)).toHaveLength(2);
});

test('R2130 a cart by WhatsApp: « Back » leads to the thanks, and the next cart is another order', async ({
  page,
  context,
  customerName,
}) => {
  const name = customerName('Une-panier');
  await withChat(context);
  for (const round of [1, 2]) {
    await openCheckout(page);
    await page.goto('/commander-par-whatsapp');
    await fillChat(page, name);
    await sendByChat(page).click();
    await expect(thanks(page)).toBeVisible();
    await openChat(page).click();
    await page.waitForURL('https://wa.me/**');
    await page.goBack();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText(/^Commande KR-/)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
    expect(await stored(name)).toHaveLength(round);
  }
});

test('R2130 the checkout pressed twice, then left and come back to: one order', async ({ page, customerName }) => {
  const name = customerName('Une-double');
  await openCheckout(page);
  await fill(page, name);
  await confirm(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('link', { name: 'Continuer mes achats' }).click();
  await expect(page).toHaveURL(/\/shop/);
  await page.goBack();
  await expect(thanks(page)).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  expect(await stored(name)).toHaveLength(1);
});

test('R2130 the same cart sent by two tabs at once: one order', async ({ page, context, customerName }) => {
  const name = customerName('Une-onglets');
  await openCheckout(page);
  const other = await context.newPage();
  await other.goto('/checkout');
  for (const tab of [page, other]) await fill(tab, name);
  await Promise.all([confirm(page).click(), confirm(other).click()]);
  for (const tab of [page, other]) await expect(thanks(tab)).toBeVisible();
  expect(await stored(name)).toHaveLength(1);
});

test('R2130 reloaded while it is being sent: one order, and its thanks', async ({ page, customerName }) => {
  const name = customerName('Une-recharge');
  await openCheckout(page);
  await fill(page, name);
  const left = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders'));
  await confirm(page).click();
  await left;
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  expect(await stored(name)).toHaveLength(1);
  expect(await queue(page)).toEqual([]);
});

for (const sender of ['this tab', 'another tab'] as const)
  test(`R2131 taken back while ${sender} sends it from the queue: it does not come back`, async ({
    page,
    context,
    customerName,
  }) => {
    const name = customerName(`Une-reprise-${sender}`);
    const { until: isHeld, open: hold } = gate();
    const { until: release, open: letGo } = gate();
    await openCheckout(page);
    await fill(page, name);
    // A form can't detect a missing network before its script is loaded.
    await untilHydrated(page, 'main form');
    await page.waitForLoadState('networkidle');
    const sending = sender === 'this tab' ? page : await context.newPage();
    if (sending !== page) await sending.goto('/histoires');
    await context.setOffline(true);
    await confirm(page).click();
    await expect(page.getByText('votre commande n’est pas encore partie')).toBeVisible();
    // The tab that does not send has no network.
    for (const tab of [page, sending])
      await tab.route('**/api/orders', async (route) => {
        if (tab !== sending) return route.abort('internetdisconnected');
        await route.fetch();
        hold();
        await release;
        await route.fulfill({ response: await route.fetch() });
      });
    await context.setOffline(false);
    await isHeld;
    await page.getByRole('button', { name: 'Modifier ma commande' }).click();
    await expect(page.getByLabel('Adresse de livraison')).toBeEnabled();
    await expect.poll(() => queue(page)).toEqual([]);
    const answered = sending.waitForResponse('**/api/orders');
    letGo();
    await answered;
    if (sender === 'this tab')
      await expect(
        page.getByText(/La commande .* a déjà été enregistrée avec vos premières informations/),
      ).toBeVisible();
    else {
      // The request is repeated with the same number: the server answers that it has it.
      await page.unrouteAll();
      await page.getByLabel('Adresse de livraison').fill('Rue 13');
      await confirm(page).click();
      await expect(page.getByText(/La commande .* a déjà été enregistrée/)).toBeVisible();
    }
    expect(await queue(page)).toEqual([]);
    await expect(thanks(page)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart')!))).toHaveLength(1);
    expect(await stored(name)).toHaveLength(1);
  });
