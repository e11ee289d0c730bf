import type { Seller } from '@karite/shared/invoices';
import { COUNTRIES } from '@karite/shared/region';
import { identity } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { findSingle } from '../../engine/read/read.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Who sells in a country, by its current legal identity, and the tax that its prices contain, in per cent. */
export async function sellerOf(executor: Executor, country: string): Promise<{ seller: Seller; vatRate: number }> {
  const found = await executor.execute<Seller & { vatRate: number | null }>(sql`
    select legal_name as "legalName", legal_form as "legalForm", capital, rccm, tax_id as "taxId", head_office as "headOffice",
      address, phone, email, vat_rate::float8 as "vatRate"
    from "shop-identities" where country = ${country}`);
  const { vatRate = null, ...seller } = found.rows[0] ?? {
    legalName: await shopName(executor),
    legalForm: null,
    capital: null,
    rccm: null,
    taxId: null,
    headOffice: null,
    address: null,
    phone: null,
    email: null,
  };
  return { seller, vatRate: vatRate ?? COUNTRIES[country]?.vatRate ?? 0 };
}

const shopName = async (executor: Executor): Promise<string> => (await findSingle(executor, identity)).name;
