import type { Page } from '@playwright/test';
import { expect, test } from '../setup/shop-test.ts';

test.use({ mayComplain: true }); // what is refused here is tried on purpose

/** Does what a page must not do. Returns the violated rules, once so many were reported or 5 seconds passed. */
const brokenRules = (page: Page, expected: number) =>
  page.evaluate(async (expected) => {
    const broken = new Set<string>();
    document.addEventListener('securitypolicyviolation', (event) => broken.add(event.effectiveDirective));
    const add = (tag: string, given: object) => document.body.append(Object.assign(document.createElement(tag), given));
    add('script', { textContent: 'window.ran = true' });
    add('script', { src: 'https://stranger.example/a.js' });
    add('script', { src: 'data:text/javascript,window.ran=true' });
    add('img', { src: 'https://stranger.example/a.png' });
    add('iframe', { src: 'https://stranger.example/' });
    add('object', { data: 'https://stranger.example/' });
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://stranger.example/' }));
    document.createElement('p').innerHTML = '<b>gras</b>';
    const form = Object.assign(document.createElement('form'), { action: 'https://stranger.example/' });
    document.body.append(form);
    form.submit();
    await fetch('https://stranger.example/').catch(() => null);
    // A browser reports them with a delay, a form last.
    for (let wait = 0; wait < 50 && broken.size < expected; wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return { broken: [...broken].sort(), ran: 'ran' in window };
  }, expected);

const REFUSED = ['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src', 'object-src', 'script-src-elem'];

for (const path of ['/', '/admin/'])
  test(`P34 the content policy of ${path}`, async ({ page }) => {
    const answer = await page.goto(path);
    const policy = answer!.headers()['content-security-policy']!.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]),
    );
    await expect(page.locator('h1, form').first()).toBeVisible();
    const rules = [...REFUSED, ...(path === '/' ? ['require-trusted-types-for'] : [])].sort();
    const { broken, ran } = await brokenRules(page, rules.length);
    expect(ran).toBe(false);
    expect(broken).toEqual(rules);
  });

/** Opens a window of another origin, like a wallet, and returns whether the two can still reach each other. */
const holdsWindow = async (page: Page) => {
  await page
    .context()
    .route('https://wallet.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('https://wallet.example/', '_blank'));
  const wallet = await opened;
  // At first it is an empty page of the shop's own.
  await wallet.waitForURL('https://wallet.example/');
  const held = await wallet.evaluate(() => window.opener !== null);
  await wallet.close();
  return held;
};

test('P34 the page where an order is paid keeps the window of a wallet; no other page does', async ({ page }) => {
  const answer = await page.goto('/commande/00000000-0000-4000-8000-000000000000/paiement');
  const { 'content-security-policy': policy, ...headers } = answer!.headers();
  // The stand-in's files are our own.
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('frame-src');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(await holdsWindow(page)).toBe(true);
  await page.goto('/');
  expect(await holdsWindow(page)).toBe(false);
});
