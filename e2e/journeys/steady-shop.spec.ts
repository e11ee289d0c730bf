import { paths } from '@karite/shared/paths';
import type { Product } from '@karite/shared/resources';
import { call } from '../setup/call.ts';
import { untilHydrated } from '../setup/hydrated.ts';
import { expectSteady, watchShifts } from '../setup/shifts.ts';
import { test } from '../setup/shop-test.ts';

/** Less than a picture or a line of text; what can be pressed is held to a fingertip. */
const SHOP = { share: 0.02, aim: 8 };

for (const path of ['/', '/shop', 'a product', '/cart'])
  test(`R1585: nothing of ${path} moves once it is drawn`, async ({ page }) => {
    const [product] = await call<Product[]>('GET', '/products?_start=0&_end=1');
    await page.goto('/health/live'); // an empty page of the shop lends its storage
    await page.evaluate(
      (text) => localStorage.setItem('cart', text),
      JSON.stringify([{ productId: product!.id, quantity: 1, product }]),
    );
    await watchShifts(page);
    await page.goto(path === 'a product' ? paths.product(product!.id) : path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await expectSteady(page, SHOP);
  });
