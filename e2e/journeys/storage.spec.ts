import { expect, type Page, test } from '@playwright/test';
import { query } from '../setup/database.ts';
import { watchForErrors } from '../setup/watch.ts';

const SHOP = () => process.env.SHOP_URL!;

type Product = { id: string; name: string; price: number };
const products = () =>
  query<Product>('select id, name, price::float8 as price from products where in_stock order by name limit 3');

const entry = ({ id, name, price }: Product, change: object = {}, quantity: unknown = 1) => ({
  productId: id,
  product: {
    id,
    name,
    price,
    badge: null,
    inStock: true,
    images: [],
    rating: null,
    reviews: null,
    brand: null,
    ...change,
  },
  quantity,
});

/** What a broken write, an older version, another program or a curious hand may have left under `cart`. */
function brokenCarts(p: Product): string[] {
  const line = entry(p);
  const values: unknown[] = [
    null,
    true,
    0,
    -1,
    1e308,
    '',
    'cart',
    {},
    [],
    [null],
    [[]],
    [{}],
    { items: null },
    { items: 'x' },
    { items: {} },
    { items: [line], totalItems: 'many' },
    { totalItems: 3 },
    [line, line],
    [{ ...line, quantity: -5 }],
    [{ ...line, quantity: 0 }],
    [{ ...line, quantity: 1e9 }],
    [{ ...line, quantity: '2' }],
    [{ ...line, quantity: 1.5 }],
    [{ ...line, quantity: null }],
    [{ ...line, product: null }],
    [{ ...line, product: [] }],
    [{ ...line, productId: 7 }],
    [entry(p, { price: '12' })],
    [entry(p, { price: null })],
    [entry(p, { price: -1 })],
    [entry(p, { name: null })],
    [entry(p, { name: '<img src=x onerror=alert(1)>' })],
    [entry(p, { images: 'x' })],
    [entry(p, { images: [{ url: 'javascript:alert(1)' }] })],
    [entry(p, { images: [{ url: 'https://elsewhere.example/a.png' }] })],
    [entry(p, { brand: 'x' })],
    [entry(p, { badge: {} })],
    [entry({ ...p, id: '../../admin' })],
    [entry({ ...p, id: '00000000-0000-4000-8000-000000000000' })],
    Array.from({ length: 5_000 }, () => line),
    [{ __proto__: null, productId: p.id }],
  ];
  return [
    ...values.map((value) => JSON.stringify(value)),
    '{',
    '[{"productId":',
    'undefined',
    'NaN',
    '\u0000',
    '[object Object]',
    'x'.repeat(1_000_000),
  ];
}

const BROKEN_TOKENS = [
  'null',
  'undefined',
  '{}',
  '"',
  'é',
  'a b',
  '\n',
  'x'.repeat(100_000),
  '<script>',
  'no-such-token',
  '0',
];

const setStorage = (page: Page, key: string, value: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [key, value]);

const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

/** Whether what is stored is a cart: lines of different products, that a checkout would take. */
function isCart(text: string | null): boolean {
  let lines: ReturnType<typeof entry>[];
  try {
    lines = JSON.parse(text!);
  } catch {
    return false;
  }
  return (
    Array.isArray(lines) &&
    new Set(lines.map((line) => line.productId)).size === lines.length &&
    lines.every(
      ({ productId, product, quantity }) =>
        product?.id === productId &&
        typeof product.name === 'string' &&
        product.price >= 0 &&
        Number.isInteger(quantity) &&
        1 <= Number(quantity) &&
        Number(quantity) <= 99,
    )
  );
}

test('P36 no stored cart breaks a page: 48 broken ones, each repaired', async ({ page }) => {
  test.setTimeout(240_000);
  const errors = watchForErrors(page);
  const [product] = await products();
  const carts = brokenCarts(product!);
  expect(carts.length).toBeGreaterThanOrEqual(48);
  await page.goto(`${SHOP()}/cart`);
  for (const cart of carts) {
    await setStorage(page, 'cart', cart);
    await page.reload();
    const shown = cart.slice(0, 80);
    await expect(page.getByRole('heading', { level: 1, name: 'Mon panier' }), shown).toBeVisible();
    await expect(
      page
        .getByText('Votre panier est vide')
        .or(page.getByRole('link', { name: 'Procéder au paiement' }))
        .first(),
      shown,
    ).toBeVisible();
    await expect.poll(async () => isCart(await stored(page, 'cart')), shown).toBe(true);
  }
  expect(errors).toEqual([]);
});

test('P36 a broken or unknown token is removed, and the page works for a visitor', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${SHOP()}/brands`);
  for (const token of BROKEN_TOKENS) {
    await setStorage(page, 'token', token);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => stored(page, 'token'), token.slice(0, 20)).toBeNull();
  }
});

test('P36 a cart is updated to the present catalogue, and shows what changed', async ({ page }) => {
  const [cheap, raised] = await products();
  const gone = { id: '00000000-0000-4000-8000-000000000001', name: 'Savon disparu', price: 900 };
  // The cart's own page might update it before the reload, without a visible message.
  await page.goto(`${SHOP()}/hors-ligne`);
  await setStorage(page, 'cart', JSON.stringify([entry(cheap!), entry(raised!, { price: 1 }), entry(gone)]));
  await page.goto(`${SHOP()}/cart`);
  await expect(page.getByText(`« ${gone.name} » n’est plus proposé`)).toBeVisible();
  await expect(page.getByText(`« ${raised!.name} » coûte maintenant`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart')!).length)).toBe(2);
});

test('P36 two tabs lose no line', async ({ context }) => {
  const [one, two] = await products();
  const [left, right] = [await context.newPage(), await context.newPage()];
  await left.goto(`${SHOP()}/produits/${one!.id}`);
  await right.goto(`${SHOP()}/produits/${two!.id}`);
  await left.getByRole('button', { name: 'Ajouter au panier' }).click();
  await right.getByRole('button', { name: 'Ajouter au panier' }).click();
  for (const tab of [left, right]) await expect(tab.getByRole('link', { name: 'Panier : 2' }).first()).toBeVisible();
});

for (const [name, script] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      for (const key of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, key, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
    },
  ],
] as const)
  test(`P36 with the storage ${name} the shop works`, async ({ page }) => {
    const errors = watchForErrors(page);
    await page.addInitScript(script);
    const [product] = await products();
    await page.goto(`${SHOP()}/produits/${product!.id}`);
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.getByRole('link', { name: 'Panier : 1' }).first().click();
    await expect(page.getByText(product!.name).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Procéder au paiement' }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
