import shop from '@karite/custom/shared/shop';
import { FIRST_RULES, KARITE_RULES } from '@karite/shared/pricing';
import { COUNTRIES, KARITE_COUNTRIES } from '@karite/shared/region';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';

async function putRules(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    update "pricing-rules" set home_fee = ${FIRST_RULES.homeFee}, discount_from = ${FIRST_RULES.discountFrom},
      free_delivery_from = ${FIRST_RULES.freeDeliveryFrom}
    where row_version = 1 and home_fee = ${KARITE_RULES.homeFee} and discount_from = ${KARITE_RULES.discountFrom}
      and free_delivery_from = ${KARITE_RULES.freeDeliveryFrom}`);
}

async function putFees(transaction: Transaction): Promise<void> {
  for (const { code, homeFee, relayFee } of KARITE_COUNTRIES) {
    const declared = COUNTRIES[code]!;
    await transaction.execute(sql`
      update "delivery-countries" set home_fee = ${declared.homeFee}, relay_fee = ${declared.relayFee}
      where country = ${code} and row_version = 1 and home_fee = ${homeFee} and relay_fee = ${relayFee}`);
  }
}

/**
 * Migrations store the initial amounts in CFA francs. In a shop of another currency, rows that nobody has edited get those of
 * the shop. Nothing else is ever converted.
 */
export async function putInitialAmounts(database: Database): Promise<void> {
  if (!shop.currency) return;
  await database.transaction(async (transaction) => {
    await putRules(transaction);
    await putFees(transaction);
  });
}
