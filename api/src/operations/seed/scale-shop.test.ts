import { demoShop } from '@karite/demo';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_ZONE } from '../../../test/support/shop-day.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { foldSales } from '../../office/statistics/fold-sales.ts';
import { StartError } from '../../platform/server/processes/start-error.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { scaleOf, scaleShop } from './scale-shop.ts';
import { fillWhole } from './seed-shop.ts';
import { storeDemoShop } from './store-demo-shop.ts';

const ORDERS = 1_000;

const shop = withTestApp();
/** Every index and reference, as the database writes them. */
const indexes = async () =>
  (
    await shop.database.execute(sql`
      select indexdef as text from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by text`)
  ).rows;
const lines: [share: number, what: string][] = [];
let before: unknown;

beforeAll(async () => {
  const now = new Date();
  before = await indexes();
  await shop.database.transaction(async (transaction) => {
    // No picture is drawn here: each has the same path.
    await storeDemoShop(transaction, demoShop(now), { get: () => '/media/none.webp' }, now);
    await scaleShop(transaction, scaleOf(`scale:${ORDERS}`), (share, what) => lines.push([share, what]));
  });
}, 120_000);

describe('the requested size', () => {
  it.each([
    ['scale:1000', { orders: 1_000, products: 100, customers: 500 }],
    ['scale:1000:7', { orders: 1_000, products: 7, customers: 500 }],
    ['scale:1000:7:9', { orders: 1_000, products: 7, customers: 9 }],
  ])('%s', (seed, scale) => expect(scaleOf(seed)).toEqual(scale));
});

describe('a shop that was grown by copying', () => {
  it('has the requested number of orders, with lines, history and customers of their own', async () => {
    const { rows } = await shop.database.execute(sql`
      select (select count(*)::int from orders) as orders,
        (select count(*)::int from orders where not exists (select from orders_items where orders_id = orders.id)
          or not exists (select from orders_history where orders_id = orders.id)) as bare,
        (select count(*) > 100 from orders_items where is_on_promo) as "hasPromotions",
        (select count(distinct user_id) > 100 from orders) as "hasCustomers",
        (select count(*)::int from orders where updated_at < created_at) as "fromTheFuture"`);
    expect(rows).toEqual([{ orders: ORDERS, bare: 0, hasPromotions: true, hasCustomers: true, fromTheFuture: 0 }]);
  });

  it('has reviews that make the ratings of their products, and typed figures where there are none', async () => {
    const { rows } = await shop.database.execute(sql`
      select (select count(*) filter (where is_verified) > 50 and count(*) filter (where not is_verified) > 10 from reviews) as "areVerified",
        (select count(*) > 50 from products where reviews = (select count(*) from reviews it where it.product_id = products.id and it.status = 'published')) as "areCounted",
        (select count(*)::int from products where name like '% n° %' and typed_values <> '{}') as "copiesReviewed",
        (select count(*) > 10 from products where rating is not null and not exists (select from reviews where product_id = products.id)) as "areTyped",
        (select count(*)::int from orders where code_influenceur is not null
          and not exists (select from influencers where code = code_influenceur)) as "unknownCodes"`);
    expect(rows).toEqual([{ areVerified: true, areCounted: true, copiesReviewed: 0, areTyped: true, unknownCodes: 0 }]);
  });

  it('has the indexes and references that it had, and reports its progress', async () => {
    expect(await indexes()).toEqual(before);
    expect(lines.map(([, what]) => what)).toEqual(
      expect.arrayContaining([`${ORDERS - 400} of ${ORDERS - 400} orders`, 'index orders_search']),
    );
    const shares = lines.map(([share]) => share);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  it('is stored whole or not at all, and gives the reason in words', async () => {
    const failing = fillWhole(shop.database, async (transaction) => {
      await transaction.execute(sql`insert into seeds (name) values ('half')`);
      await transaction.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow(
      new StartError(
        'The demo shop could not be stored, and nothing of it stays: division by zero\n' +
          '  Start again, or set SEED=none for an empty shop.',
      ),
    );
    expect((await shop.database.execute(sql`select name from seeds`)).rows).toEqual([]);
  });

  it('has sums of sales that are what its orders say', async () => {
    await foldSales(shop.database, TEST_ZONE);
    const { rows } = await shop.database.execute(sql`
      select (select sum(orders)::int from sales_sums where dimension = 'utc-month') as summed,
        (select count(*)::int from orders where not is_test) as counted`);
    expect(rows).toEqual([{ summed: ORDERS, counted: ORDERS }]);
  });

  it('keeps every rule, but for the pictures that it does not have', async () => {
    const found = await checkInvariants(shop.database, shop.mediaStore);
    expect(found.filter(({ invariant }) => invariant !== 'I10')).toEqual([]);
  });
});
