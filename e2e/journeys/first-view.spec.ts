import { type Browser, expect, type Page, test } from '@playwright/test';

const SHOP = () => process.env.SHOP_URL!;

const NEVER = new Promise<void>(() => undefined);

/** A shelf before its code is loaded; `code` resolves when it may load. */
async function openShelf(
  browser: Browser,
  { javaScriptEnabled = true, code }: { javaScriptEnabled?: boolean; code?: Promise<void> },
) {
  const context = await browser.newContext({
    ...test.info().project.use,
    javaScriptEnabled,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (code) await page.route(/entry-client/, (route) => code.then(() => route.continue()));
  await page.goto(`${SHOP()}/shop`, { waitUntil: 'domcontentloaded' });
  return page;
}

/** The picture of a product far below a phone's fold. */
const farPicture = (page: Page) => page.locator('main article').nth(9).locator('img');

/** Puts the rule that brings the pictures back to a moment, in ms, and holds it there. */
const setRule = (page: Page, moment: number) =>
  page.evaluate((moment) => {
    const rules = document.documentElement.getAnimations();
    for (const rule of rules) {
      rule.pause();
      rule.currentTime = moment;
    }
    return rules.length;
  }, moment);

test('decision 15: code that never comes keeps a far picture back for 6 s, on a phone alone', async ({ browser }) => {
  const isPhone = test.info().project.name === 'phone';
  const page = await openShelf(browser, { code: NEVER });
  await expect(page.locator('html')).toHaveAttribute('data-hydrating');
  expect(await setRule(page, 5_900)).toBe(isPhone ? 1 : 0);
  await expect(page.locator('main article img').first()).toHaveCSS('display', 'block');
  await expect(farPicture(page)).toHaveCSS('display', isPhone ? 'none' : 'block');
  await setRule(page, 6_100);
  await expect(farPicture(page)).toHaveCSS('display', 'block');
  await page.context().close();
});

test('decision 15: without JavaScript no picture waits', async ({ browser }) => {
  const page = await openShelf(browser, { javaScriptEnabled: false });
  await expect(farPicture(page)).toHaveCSS('display', 'block');
  await farPicture(page).scrollIntoViewIfNeeded();
  await expect(farPicture(page)).toBeInViewport();
  await page.context().close();
});

test('decision 15: a phone that is not touched gets the near pictures, and the far ones with the first scroll', async ({
  browser,
}) => {
  const isPhone = test.info().project.name === 'phone';
  const page = await openShelf(browser, {});
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  await expect(page.locator('main article').nth(3).locator('img')).toHaveCSS('display', 'block');
  await expect(farPicture(page)).toHaveCSS('display', isPhone ? 'none' : 'block');
  await page.evaluate(() => window.scrollTo({ top: 100 }));
  await expect(farPicture(page)).toHaveCSS('display', 'block');
  await farPicture(page).scrollIntoViewIfNeeded();
  await expect(farPicture(page)).toHaveJSProperty('complete', true);
  await page.context().close();
});

test('decision 15: a first visit to the home page fetches no product and no logo far below', async ({ browser }) => {
  const isPhone = test.info().project.name === 'phone';
  const context = await browser.newContext({ ...test.info().project.use, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 740 });
  await page.goto(SHOP());
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  const logo = page.getByRole('heading', { name: 'Valmorène' }).locator('xpath=..').locator('img');
  const product = page.locator('main article img').first();
  for (const picture of [logo, product]) await expect(picture).toHaveCSS('display', isPhone ? 'none' : /block|inline/);
  await page.evaluate(() => window.scrollTo({ top: 100 }));
  for (const picture of [logo, product]) await expect(picture).not.toHaveCSS('display', 'none');
  await context.close();
});

test('a page that was scrolled before its code came keeps no picture back', async ({ browser }) => {
  let release = () => {};
  const code = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await openShelf(browser, { code });
  await page.evaluate(() => window.scrollTo({ top: 100 }));
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  await expect(farPicture(page)).toHaveCSS('display', 'block');
  await page.context().close();
});

test('a banner that is not next reserves its space by the first one’s picture', async ({ browser }) => {
  const context = await browser.newContext({
    ...test.info().project.use,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(SHOP());
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  const hero = page.getByRole('region', { name: 'À la une' });
  const third = hero.locator('h2').nth(2).locator('../..').locator('img');
  await expect(third).toHaveAttribute('src', /karite-/);
  const { height } = (await hero.boundingBox())!;
  await hero.getByRole('button', { name: 'Bannière 3' }).click();
  await expect(third).toHaveAttribute('src', /rituel-/);
  expect((await hero.boundingBox())!.height).toBe(height);
  await context.close();
});

test('a page with deferred hydration that is touched keeps no picture back while its code comes', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...test.info().project.use,
    extraHTTPHeaders: { 'Save-Data': 'on' },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.route(/entry-client/, () => undefined);
  await page.goto(`${SHOP()}/shop`, { waitUntil: 'networkidle' });
  await page.locator('main article').first().getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-pending');
  await expect(farPicture(page)).toHaveCSS('display', 'block');
  await context.close();
});

test('decision 15: code leaves the network to the page and its first picture, and comes packed by the build', async ({
  request,
}) => {
  const answer = await request.get(`${SHOP()}/shop`);
  expect(answer.headers()).not.toHaveProperty('link');
  const html = await answer.text();
  expect(html.indexOf('as="font"')).toBeGreaterThan(html.indexOf('</style>'));
  for (const [code] of html.matchAll(/<link rel="modulepreload" href="[^"]*\/(vendor|common)-/g))
    expect(html.indexOf(code), code).toBeGreaterThan(html.indexOf('id="page-data"'));
  const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"( fetchPriority="low")?/gi)];
  expect(links.length).toBeGreaterThan(5);
  for (const [link, , isLow] of links) expect(isLow, link).toBeTruthy();
  const files = links.map(([, file]) => file!).filter((file) => /assets\/(vendor|common)-/.test(file));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { headers } = await fetch(SHOP() + file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding'), file).toBe('br');
    // What is packed on the fly has no length before it is sent.
    expect(Number(headers.get('content-length')), file).toBeGreaterThan(1_000);
    expect(headers.get('cache-control'), file).toContain('immutable');
  }
});
