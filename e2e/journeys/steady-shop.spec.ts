import { paths } from '@karite/shared/paths';
import type { Category, Product } from '@karite/shared/resources';
import { call } from '../setup/call.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { scrollThrough } from '../setup/scroll-through.ts';
import { expectSteady, watchShifts } from '../setup/shifts.ts';
import { test } from '../setup/shop-test.ts';

/** Less than a picture or a line of text; what can be pressed is held to a fingertip. */
const SHOP = { share: 0.02, aim: 8 };

const PAGES = ['/', '/shop', 'a category', 'a product', '/cart', '/checkout'];

for (const path of PAGES)
  test(`R1585: nothing of ${path} moves once it is drawn, nor while one scrolls to its end`, async ({ page }) => {
    const [product] = await call<Product[]>('GET', '/products?_start=0&_end=1');
    const [category] = await call<Category[]>('GET', '/categories/roots');
    await page.goto('/health/live'); // an empty page of the shop lends its storage
    await page.evaluate(
      (text) => localStorage.setItem('cart', text),
      JSON.stringify([{ productId: product!.id, quantity: 1, product }]),
    );
    await watchShifts(page);
    const addresses: Record<string, string> = {
      'a product': paths.product(product!.id),
      'a category': paths.category(category!.id),
    };
    await page.goto(addresses[path] ?? path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await expectSteady(page, SHOP);
  });
