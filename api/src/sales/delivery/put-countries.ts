import shop from '@karite/custom/shared/shop';
import { COUNTRIES, firstCities } from '@karite/shared/region';
import type { Country } from '@karite/shared/shop';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';

/** Rows that a start adds are as old as those of the migrations: no team has entered them. */
const asOld = (table: string) => sql`coalesce((select min(created_at) from ${sql.identifier(table)}), now())`;
const nextPosition = (table: string) => sql`(select coalesce(max(position), 0) + 1 from ${sql.identifier(table)})`;

/** The payment methods that a country begins with; those of providers are added by the team. */
const METHODS = [
  { method: 'especes', label: 'Espèces à la livraison' },
  { method: 'boutique', label: 'En boutique' },
] as const;

/** Adds the records of a country; `false`: it has been there before, whatever the team has made of it. */
async function putCountry(transaction: Transaction, country: Country, isOpen: boolean): Promise<boolean> {
  const { code, homeFee, relayFee, days = [null, null], cities = firstCities(code), vatRate } = country;
  const added = await transaction.execute<{ id: string }>(sql`
    insert into "delivery-countries" (country, home_fee, relay_fee, days_from, days_to, is_open, position, created_at)
    values (${code}, ${homeFee}, ${relayFee}, ${days[0]}, ${days[1]}, ${isOpen}, ${nextPosition('delivery-countries')}, ${asOld('delivery-countries')})
    on conflict (country) do nothing returning id`);
  const id = added.rows[0]?.id;
  if (!id) return false;
  await transaction.execute(sql`
    insert into "delivery-countries_cities" (delivery_countries_id, position, name, is_relay)
    select ${id}, it.position - 1, it.name, true
    from unnest(${sql.param([...cities])}::text[]) with ordinality it (name, position)`);
  await transaction.execute(sql`
    insert into "shop-identities" (country, legal_name, vat_rate, created_at)
    values (${code}, (select name from identity), ${vatRate}, ${asOld('shop-identities')}) on conflict (country) do nothing`);
  for (const { method, label } of METHODS)
    await transaction.execute(sql`
      insert into "payment-methods" (label, method, country, is_open, position, created_at)
      values (${label}, ${method}, ${code}, true, ${nextPosition('payment-methods')}, ${asOld('payment-methods')})`);
  return true;
}

/**
 * Adds delivery rates, a legal identity and payment methods for each declared country that has none, once: what the team
 * changes or deletes later stays so, since nobody can delete a country's rates. A country that a later Karité declares is
 * not delivered to until the team opens it.
 */
export async function putCountries(
  database: Database,
  { log, countries = Object.values(COUNTRIES) }: { log(line: string): void; countries?: readonly Country[] },
): Promise<void> {
  const own = new Set(shop.countries?.map(({ code }) => code));
  for (const country of countries) {
    const isNew = await database.transaction((transaction) => putCountry(transaction, country, own.has(country.code)));
    if (isNew) log(`Added the country ${country.name} (${country.code})`);
  }
}
