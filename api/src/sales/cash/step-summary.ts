import { exactMoney } from '@karite/shared/money';
import { CURRENCIES } from '@karite/shared/payments';
import type { CountryCode } from '@karite/shared/region';
import { matches } from '@karite/shared/resource/where';
import { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import { amountBy, cashRates } from './cash-amount.ts';

/** The steps that write to customers or take money. */
export const STEPS = ['announce', 'ship', 'collect', 'give', 'finish'] as const;
type Step = (typeof STEPS)[number];

const group = z.object({
  courier: z.string().nullable().describe('Qui doit les espèces ; vide : personne encore'),
  isPaid: z.boolean().describe('Rien n’est à encaisser'),
  currency: z.enum(CURRENCIES),
  count: z.number(),
  amount: z.number(),
});
export const stepSummary = z.object({ count: z.number(), groups: z.array(group) }).meta({ id: 'OrderStepSummary' });
type Group = z.infer<typeof group>;

type Row = {
  status: string;
  preparation: string;
  nextStep: string;
  country: CountryCode | null;
  phone: string;
  totalPrice: number;
  isPaid: boolean;
  courier: string | null;
};

/**
 * What a step with several orders would do (R2156): how many it is for, and what they come to by courier and by the money that
 * their countries pay in. Amounts are in that money.
 */
export async function summariseStep(database: Executor, step: Step, ids: readonly string[]) {
  const { rows } = await database.execute<Row>(sql`
    select it.status, it.preparation, it.next_step as "nextStep", it.country, it.phone, it.total_price::float8 as "totalPrice",
      it.payment_method = 'en-ligne' or it.status = 'paid' or it.next_step in ('deliver', 'hand-over') as "isPaid",
      (select couriers.name from "cash-receipts" receipt join couriers on couriers.id = receipt.courier_id
        where receipt.order_id = it.id and receipt.status = 'expected' limit 1) as courier
    from orders it where it.id = any(${sql.param(ids)}::uuid[])`);
  const { when } = orders.actions[step];
  const meant = rows.filter((row) => matches(orders, when, row));
  const rates = await cashRates(database);
  const groups = new Map<string, Group>();
  for (const order of meant) {
    const { courier, isPaid } = order;
    const { currency, amount } = amountBy(rates, order);
    const key = JSON.stringify([courier, isPaid, currency]);
    const before = groups.get(key) ?? { courier, isPaid, currency, count: 0, amount: 0 };
    const sum = exactMoney(before.amount + amount);
    groups.set(key, { ...before, count: before.count + 1, amount: sum });
  }
  return { count: meant.length, groups: [...groups.values()] };
}
