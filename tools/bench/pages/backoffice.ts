import { type Browser, chromium } from '@playwright/test';
import { startDemoShops } from '../../../e2e/setup/demo-shops.ts';
import { ADMIN } from '../../../e2e/setup/shop-server.ts';
import { findChromium } from '../../../testing/browser.mjs';

/** The screens, with the content of each once its rows are there. */
const SCREENS = {
  login: 'form',
  '': '.tiles',
  orders: '.record-list [data-row-key], .record-list .card',
  products: '.record-list [data-row-key], .record-list .card',
  users: '.record-list [data-row-key], .record-list .card',
  brands: '.record-list [data-row-key], .record-list .card',
  stats: '.tiles',
} as const;

const WIDTHS = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

/** A screen is watched until it sends no request for this long, in ms. */
const QUIET_MS = 800;

/** One screen, by a browser that has never seen the back-office, and again on the way back from another page. */
async function measure(
  browser: Browser,
  url: string,
  token: string,
  path: string,
  ready: string,
  size: keyof typeof WIDTHS,
) {
  const context = await browser.newContext({ viewport: WIDTHS[size], serviceWorkers: 'block' });
  if (path !== 'login') await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  const calls: string[] = [];
  let lastRequestAt = Date.now();
  page.on('request', (request) => {
    lastRequestAt = Date.now();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  line.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  const begun = Date.now();
  await page.goto(`${url}/admin/${path}`, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  const cold = Date.now() - begun;
  // The stream of what others do never ends: the page is idle when it sends no more requests.
  while (Date.now() - lastRequestAt < QUIET_MS) await page.waitForTimeout(100);
  const requests = [...calls];
  const figures = {
    screen: `${path || 'dashboard'}, ${size}`,
    'API calls': requests.length,
    'users/me': requests.filter((call) => call === '/api/users/me').length,
    'JS KiB on the wire': Math.round(bytes / 1024),
    'cold ms': cold,
    'back ms': path === 'login' ? null : 0,
  };
  if (path !== 'login') {
    const away = path === 'today' ? '' : '/today';
    await page.evaluate((to) => {
      history.pushState(null, '', `/admin${to}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, away);
    await page.locator(ready).first().waitFor({ state: 'detached' });
    const left = Date.now();
    await page.goBack({ waitUntil: 'commit' });
    await page.locator(ready).first().waitFor();
    figures['back ms'] = Date.now() - left;
  }
  await context.close();
  return figures;
}

/** A demo shop of its own, or one that runs already: `BENCH_SHOP`, with its administrator's e-mail and password. */
async function openShop() {
  const { BENCH_SHOP, ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;
  if (BENCH_SHOP)
    return { url: BENCH_SHOP, admin: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }, stop: async () => undefined };
  const { shops, stop } = await startDemoShops(1);
  return { url: shops[0]?.url ?? '', admin: ADMIN, stop };
}

const { url, admin, stop } = await openShop();
const browser = await chromium.launch({ executablePath: (await findChromium()).path });
try {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { access_token: token }: { access_token: string } = await answer.json();
  const rows = [];
  for (const size of ['desktop', 'phone'] as const)
    for (const [path, ready] of Object.entries(SCREENS))
      rows.push(await measure(browser, url, token, path, ready, size));
  console.table(rows);
} finally {
  await browser.close();
  await stop();
}
