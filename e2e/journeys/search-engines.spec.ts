import type { APIRequestContext } from '@playwright/test';
import { query } from '../setup/database.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/test.ts';
import { watchForErrors } from '../setup/watch.ts';

const SHOP = () => process.env.SHOP_URL!;
const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path.startsWith('http') ? path : SHOP() + path);
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
};
const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name as string]!,
  );
const content = (html: string, name: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const link = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1] ?? null;
const title = (html: string) => unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');

type Data = { '@type': string; itemListElement?: { position: number; url: string }[]; [key: string]: unknown };
type Offer = {
  shippingDetails: { shippingDestination: { addressCountry: string } }[];
  hasMerchantReturnPolicy: { applicableCountry: string[] }[];
};
/** The page's records for search engines, by their type. */
const recordsOf = (html: string): Record<string, Data> =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
      .map((match) => JSON.parse(match[1]!) as Data)
      .map((record) => [record['@type'], record]),
  );

const someIds = async () => {
  const [ids] = await query<{ brand: string; product: string; root: string; child: string }>(`
    select (select id from brands order by name limit 1) as brand, (select id from products order by name limit 1) as product,
      parent_id as root, id as child from categories where parent_id is not null order by title limit 1`);
  return ids!;
};

test('every public page has its own title and description', async ({ request }) => {
  const { brand, root, child } = await someIds();
  const products = await query<{ id: string }>(
    'select id from products where description is not null order by name limit 30',
  );
  const paths = [
    ...['/', '/shop', '/shop?page=2', '/promotions', '/brands', '/categories', '/histoires', '/diagnostic'],
    ...['/mentions-legales', '/conditions-de-vente', '/confidentialite', '/cookies', '/plan-du-site'],
    ...[`/brands/${brand}`, `/categories/${root}`, `/categories/${root}/subcategories/${child}`],
    ...products.map(({ id }) => `/produits/${id}`),
  ];
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const path of paths) {
    const { html } = await read(request, path);
    expect(link(html, 'canonical'), path).toBe(SHOP() + path);
    expect(content(html, 'robots'), path).toBe('');
    expect(content(html, 'description').length, path).toBeGreaterThan(20);
    expect(content(html, 'description').length, path).toBeLessThanOrEqual(156);
    expect(content(html, 'og:url'), path).toBe(SHOP() + path);
    expect(content(html, 'og:image'), path).toMatch(/^http.*\.jpg$/);
    seen.titles.add(title(html));
    seen.descriptions.add(content(html, 'description'));
  }
  expect(seen.titles.size).toBe(paths.length);
  expect(seen.descriptions.size).toBe(paths.length);
});

test('sorted and viewed lists have the plain one as canonical; filtered ones and personal pages stay out', async ({
  request,
}) => {
  const { root } = await someIds();
  const { html: second } = await read(request, '/shop?page=2&tri=notes&vue=liste&utm_source=facebook');
  expect(link(second, 'canonical')).toBe(`${SHOP()}/shop?page=2`);
  expect([link(second, 'prev'), link(second, 'next')]).toEqual([`${SHOP()}/shop`, `${SHOP()}/shop?page=3`]);
  const { html: beyond } = await read(request, '/shop?page=39');
  expect(link(beyond, 'canonical')).toMatch(/\/shop\?page=\d$/);
  expect(link(beyond, 'next')).toBeNull();
  expect(link((await read(request, '/brands/')).html, 'canonical')).toBe(`${SHOP()}/brands`);
  for (const path of [
    `/shop?categorie=${root}`,
    ...['/search?q=lait', '/cart', '/checkout', '/login', '/register', '/profile', '/orders', '/favoris'],
  ]) {
    const { html } = await read(request, path);
    expect(content(html, 'robots'), path).toBe('noindex');
    expect(link(html, 'canonical'), path).toBeNull();
  }
});

test('what is not there is a page with status 404, excluded from search engines', async ({ request }) => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const path of [
    '/nulle-part',
    '/produits',
    '/shop/xyz',
    '/cart/xyz',
    ...[
      'produits',
      'brands',
      'categories',
      'categories/unknown/subcategories',
      `categories/${nobody}/subcategories`,
    ].flatMap((things) =>
      [nobody, 'x', '-1', '%20', '%F0%9F%98%80', '..%2Fusers', 'x'.repeat(5_000)].map((id) => `/${things}/${id}`),
    ),
  ]) {
    const { status, html } = await read(request, path);
    expect(status, path).toBe(404);
    expect(content(html, 'robots'), path).toBe('noindex');
    expect(html, path).not.toContain('Vérifiez votre réseau');
    expect(html, path).toContain('Retour à l’accueil');
    expect(html, path).toContain('Voir tous les produits');
    const said = { produits: 'Produit introuvable', brands: 'Marque introuvable', categories: 'Catégorie introuvable' };
    const [, thing, id] = path.split('/') as [string, keyof typeof said, string?];
    expect(html, path).toContain(id && thing in said ? said[thing] : 'Page introuvable');
  }
});

test('no page is broken by other parameters in its address', async ({ request }) => {
  const { brand, product, child } = await someIds();
  const values = ['', '-1', '%F0%9F%98%80', `a${'%F0%9F%98%80'.repeat(60)}`, 'x'.repeat(5_000)];
  const keys: Record<string, string[]> = {
    '/shop': ['q', 'page', 'categorie', 'tri', 'vue', 'inStock'],
    '/promotions': ['q', 'categorie'],
    '/search': ['q', 'page'],
    [`/categories/unknown/subcategories/${child}`]: ['page'],
    [`/brands/${brand}`]: ['page'],
    [`/produits/${product}`]: ['page'],
    '/commande/x': ['cle'],
    '/orders/x': ['cle'],
    '/reinitialiser': ['token'],
  };
  for (const [path, supported] of Object.entries(keys))
    for (const search of [
      ...supported.flatMap((key) => values.map((value) => `${key}=${value}`)),
      ...['q=a&q=b&page=1&page=x', '=&&', '__proto__=x'],
    ]) {
      const { status, html } = await read(request, `${path}?${search}`);
      const address = `${path}?${search.slice(0, 40)}`;
      expect(status, address).toBe(200);
      expect(html, address).not.toContain('Vérifiez votre réseau');
    }
});

test('JSON-LD describes home, shelf, product, brand and category to search engines', async ({ request }) => {
  const { brand, product, root, child } = await someIds();
  const home = recordsOf((await read(request, '/')).html);
  expect(home.Organization).toMatchObject({ name: 'Karité', url: `${SHOP()}/`, logo: `${SHOP()}/icon-512.png` });
  expect(home.WebSite!.potentialAction).toMatchObject({
    target: { urlTemplate: `${SHOP()}/search?q={search_term_string}` },
  });
  const [row] = await query<{
    name: string;
    reviewed: boolean;
    price: string;
    stock: boolean;
  }>(
    "select name, sale_price as price, in_stock as stock, exists (select 1 from reviews where product_id = it.id and status = 'published') as reviewed from products it where id = $1",
    [product],
  );
  const productPage = (await read(request, `/produits/${product}`)).html;
  const one = recordsOf(productPage);
  expect(one.Product).toMatchObject({
    name: row!.name,
    offers: {
      price: Number(row!.price),
      priceCurrency: 'XOF',
      availability: `https://schema.org/${row!.stock ? 'InStock' : 'OutOfStock'}`,
    },
  });
  expect('aggregateRating' in one.Product!).toBe(row!.reviewed);
  const countries = await query<{ country: string }>('select country from "delivery-countries" where is_open');
  const { shippingDetails, hasMerchantReturnPolicy: returns } = one.Product!.offers as Offer;
  expect(shippingDetails.map((it) => it.shippingDestination.addressCountry).sort()).toEqual(
    countries.map(({ country }) => country).sort(),
  );
  // The page does not carry them a second time, for hydration.
  expect(productPage).not.toContain('relayFee');
  expect(returns.flatMap((it) => it.applicableCountry).length).toBeGreaterThan(0);
  expect(one.BreadcrumbList!.itemListElement).toHaveLength(4);
  for (const [path, crumbs] of [
    [`/brands/${brand}`, 3],
    [`/categories/${root}`, 3],
    [`/categories/${root}/subcategories/${child}`, 4],
  ] as const)
    expect(recordsOf((await read(request, path)).html).BreadcrumbList!.itemListElement, path).toHaveLength(crumbs);
  const shelf = recordsOf((await read(request, '/shop?page=2')).html).ItemList;
  expect(shelf?.itemListElement?.[0]).toMatchObject({
    position: 25,
    url: expect.stringContaining(`${SHOP()}/produits/`),
  });
});

test('a hostile product name stays data, and an unrated product claims no rating', async ({
  page,
  request,
  cleanUp,
}) => {
  const name = 'Savon </script><script>window.hacked=1</script> "&\u2028';
  const [added] = await query<{ id: string }>(
    `insert into products (name, description, price, in_stock, is_on_promo, sale_price, from_price, is_available, variants, variants_in_stock)
     values ($1, $1, 1000, true, false, 1000, 1000, true, 0, 0) returning id`,
    [name],
  );
  cleanUp(async () => {
    await query('delete from products where id = $1', [added!.id]);
    await query("select pg_notify('catalogue', '')");
  });
  const path = `/produits/${added!.id}`;
  const { html } = await read(request, path);
  const { Product: product, BreadcrumbList: crumbs } = recordsOf(html);
  expect(product).toMatchObject({ name, description: name });
  expect('aggregateRating' in product!).toBe(false);
  expect(JSON.stringify(crumbs)).toContain('window.hacked');
  expect(html).not.toContain('<script>window.hacked');
  const errors = watchForErrors(page);
  await page.goto(SHOP() + path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Savon </script>');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(errors).toEqual([]);
});

test('the sitemap leads to every product, and every address in it answers', async ({ request }) => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!);
  expect((await read(request, '/robots.txt')).html).toContain(`Sitemap: ${SHOP()}/sitemap.xml`);
  const parts = locations((await read(request, '/sitemap.xml')).html);
  const found = await Promise.all(parts.map(async (part) => locations((await read(request, part)).html)));
  const all = found.flat();
  for (const { id } of await query<{ id: string }>('select id from products'))
    expect(all).toContain(`${SHOP()}/produits/${id}`);
  const others = all.filter((address) => !address.includes('/produits/'));
  for (const address of [...others, ...all.filter((one) => one.includes('/produits/')).slice(0, 5)])
    expect((await read(request, address)).status, address).toBe(200);
});

test('a phone can install the shop: manifest, icons and the picture of shared links are there', async ({ request }) => {
  const answer = await request.get(`${SHOP()}/manifest.webmanifest`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ short_name: 'Karité', lang: 'fr', theme_color: '#33231f' });
  const files = [...manifest.icons.map(({ src }: { src: string }) => src), '/apple-touch-icon.png', '/partage.jpg'];
  for (const file of [...files, '/favicon.ico']) {
    const found = await request.get(SHOP() + file);
    expect(found.status(), file).toBe(200);
    expect(found.headers()['content-type'], file).toMatch(/^image\//);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(SHOP() + url)).status(), url).toBe(200);
});

test('without JavaScript, shelves and products can be read', async ({ browser }) => {
  const context = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false });
  const page = await context.newPage();
  const names = await query<{ name: string }>('select name from products order by name limit 3');
  await page.goto(`${SHOP()}/shop`);
  for (const { name } of names) await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  await context.close();
});

test('the browser keeps title and canonical up to date as the shopper walks on', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto(`${SHOP()}/brands`);
  const card = page.getByRole('main').getByRole('link').first();
  const path = await card.getAttribute('href');
  await untilHydrated(page, 'main a');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await card.click();
  await expect(page).toHaveURL(SHOP() + path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', SHOP() + path);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(errors).toEqual([]);
});
