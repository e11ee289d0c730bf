import type { Shop } from './demo-shops.ts';

/** For the workers, which are started later and inherit it. */
export function notifyWorkers(shops: readonly Shop[]): void {
  process.env.SHOPS = JSON.stringify(shops);
}

/** In a worker, the shop that is its own: as `SHOP_URL` and `SHOP_DATABASE_URL`. A restarted worker has its predecessor's. */
export function takeShopOfWorker(): void {
  const { SHOPS, TEST_PARALLEL_INDEX } = process.env;
  if (!SHOPS || !TEST_PARALLEL_INDEX) return;
  const { url, databaseUrl } = (JSON.parse(SHOPS) as Shop[])[Number(TEST_PARALLEL_INDEX)]!;
  Object.assign(process.env, { SHOP_URL: url, SHOP_DATABASE_URL: databaseUrl });
}
