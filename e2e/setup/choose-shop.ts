/**
 * Names the shop of this process: each of Playwright's workers has one of its own (`global-setup.ts`), by its place among
 * those that run at once.
 */
export function chooseShop(place = Number(process.env.TEST_PARALLEL_INDEX ?? 0)): void {
  const nth = (all: string | undefined) => all?.split(' ')[place] ?? '';
  process.env.SHOP_URL = nth(process.env.SHOP_URLS);
  process.env.SHOP_DATABASE_URL = nth(process.env.SHOP_DATABASE_URLS);
}
