import { exactMoney } from '@karite/shared/money';
import { commissionOf, type Days } from '@karite/shared/statistics';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { beginOf, within } from './facts.ts';

/** Influencers by what they sold, then codes of nobody: those that were mistyped once or twice come last. */
const MOST_CODES = 200;

/** An order earns a commission once it was delivered and paid for, unless its money went back. */
const EARNS = sql`o.status = 'completed' and not o.is_refunded`;

type Row = {
  code: string;
  name: string | null;
  influencerId: string | null;
  share: number | null;
  orders: number;
  revenue: number;
  /** The sales that earn a commission, and those until the last day of the period. */
  earning: number;
  earningSoFar: number;
  paid: number;
  paidSoFar: number;
};

/** What a code brought. Amounts in the shop's currency; those of a commission are `null` where nobody has a share. */
export type InfluencerSales = Pick<Row, 'code' | 'name' | 'influencerId' | 'share' | 'orders' | 'revenue'> & {
  commission: number | null;
  paid: number | null;
  owed: number | null;
};

/** The commission of a code in the period, what was paid of it, and what is owed at its end. */
function withCommission({ earning, earningSoFar, paid, paidSoFar, ...sales }: Row): InfluencerSales {
  const soFar = commissionOf(earningSoFar, sales.share);
  return {
    ...sales,
    commission: commissionOf(earning, sales.share),
    paid: sales.influencerId === null ? null : paid,
    owed: soFar === null ? null : exactMoney(soFar - paidSoFar),
  };
}

/**
 * The sales by influencer's code of some days, or of all time, without tests (R1609). Codes are compared without case and
 * accents. Who sold nothing is there where something was paid in the period, or is owed at its end.
 */
export async function influencerSales(executor: Executor, days: Days | null, zone: string): Promise<InfluencerSales[]> {
  const isWithin = days ? within(days, zone) : sql`true`;
  const isUntil = days ? sql`o.created_at < ${beginOf(sql`${days.to}::date + 1`, zone)}` : sql`true`;
  const isPaidWithin = days ? sql`paid_on >= ${days.from}::date` : sql`true`;
  const isPaidUntil = days ? sql`paid_on <= ${days.to}::date` : sql`true`;
  const { rows } = await executor.execute<Row>(sql`
    with sold as (
      select fold(o.code_influenceur) as folded, min(o.code_influenceur) filter (where ${isWithin}) as typed,
        count(*) filter (where ${isWithin})::int as orders,
        coalesce(sum(o.total_price) filter (where ${isWithin}), 0)::float8 as revenue,
        coalesce(sum(o.total_price) filter (where ${EARNS} and ${isWithin}), 0)::float8 as earning,
        coalesce(sum(o.total_price) filter (where ${EARNS}), 0)::float8 as earning_so_far
      from orders o where o.code_influenceur is not null and not o.is_test and ${isUntil} group by 1),
    paid as (
      select influencer_id, sum(amount)::float8 as so_far,
        coalesce(sum(amount) filter (where ${isPaidWithin}), 0)::float8 as within
      from "influencer-payouts" where ${isPaidUntil} group by 1)
    select coalesce(i.code, sold.typed) as code, i.name, i.id as "influencerId", i.share::float8 as share,
      coalesce(sold.orders, 0) as orders, coalesce(sold.revenue, 0) as revenue, coalesce(sold.earning, 0) as earning,
      coalesce(sold.earning_so_far, 0) as "earningSoFar", coalesce(paid.within, 0) as paid,
      coalesce(paid.so_far, 0) as "paidSoFar"
    from sold full join influencers i on fold(i.code) = sold.folded left join paid on paid.influencer_id = i.id
    where sold.orders > 0 or paid.so_far > 0 or (i.share > 0 and sold.earning_so_far > 0)
    order by i.id is null, coalesce(sold.revenue, 0) desc, code limit ${MOST_CODES}`);
  return rows.map(withCommission).filter(({ orders, paid, owed }) => orders > 0 || paid || owed);
}
