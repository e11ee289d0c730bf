import { expect, test } from '@playwright/test';
import { makeCustomer } from '../setup/customer.ts';
import { screensOfShop } from '../setup/screens.ts';

const SHOP = () => process.env.SHOP_URL!;

/** What a file is, by how its name ends. */
const TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  jpg: /^image\/jpeg/,
  // For who takes it, a picture of the catalogue is AVIF.
  webp: /^image\/(webp|avif)/,
  woff2: /^font\/woff2/,
  webmanifest: /^application\/manifest\+json/,
};

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => unescaped(match[1]!));

/** Every address that a page names for the browser to fetch: of its head, its pictures, its style and its code. */
function namedBy(html: string): string[] {
  const tags = html.match(/<(?:link|script|img|source|use)\b[^>]*>/g) ?? [];
  const pages = /rel="(?:canonical|prev|next)"/;
  return [
    ...tags.filter((tag) => !pages.test(tag)).flatMap((tag) => all(tag, /\s(?:href|src)="([^"]+)"/g)),
    ...all(html, /<meta (?:property|name)="(?:og|twitter):image" content="([^"]+)"/g),
    ...all(html, /url\(["']?([^"')]+)["']?\)/g),
    // The code that hydrates a page is named in its data.
    ...all(html, /"(\/assets\/[^"]+\.js)"/g),
  ].map((address) => new URL(address.split('#')[0]!, SHOP()).href);
}

test('every file that any page names exists, and has the type of its name', async ({ request }) => {
  const screens = (await screensOfShop(await makeCustomer())).map(({ path }) => path);
  const pages = [...screens.map((path) => ({ path })), { path: '/hors-ligne' }, { path: '/admin/' }];
  const light = ['/', '/shop', '/cart'].map((path) => ({ path, headers: { 'save-data': 'on' } }));
  const named = new Map<string, string>();
  for (const { path, headers } of [...pages, ...light] as { path: string; headers?: Record<string, string> }[]) {
    const html = await (await request.get(SHOP() + path, { headers })).text();
    const addresses = namedBy(html);
    expect(
      addresses.some((address) => address.endsWith('.svg')),
      `${path} names an icon`,
    ).toBe(true);
    for (const address of addresses) named.set(address, path);
  }
  const wrong: string[] = [];
  for (const [address, path] of named) {
    const answer = await request.get(address);
    const type = answer.headers()['content-type'] ?? '';
    const expected = TYPES[/\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? ''];
    if (answer.status() !== 200 || !expected?.test(type))
      wrong.push(`${address}, named by ${path}: ${answer.status()} ${type}`);
  }
  expect(wrong).toEqual([]);
  expect(named.size).toBeGreaterThan(50);
});

test('the page of the API’s contract has its files, from the bundle of the server too', async ({ request }) => {
  const page = `${SHOP()}/api/docs/`;
  const addresses = all(await (await request.get(page)).text(), /\s(?:href|src)="([^"]+)"/g);
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) {
    const answer = await request.get(new URL(address, page).href);
    expect(answer.status(), address).toBe(200);
    expect((await answer.body()).length, address).toBeGreaterThan(100);
  }
});
