import { KARITE_COUNTRIES } from '@karite/shared/region';
import { type Country, defineCountry } from '@karite/shared/shop';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { isUsed } from '../../platform/database/tables/filled-tables.ts';
import { putCountries } from './put-countries.ts';

const shop = withTestApp();
const togo = defineCountry({
  code: 'TG',
  alpha3: 'TGO',
  name: 'Togo',
  phone: { prefix: '228', national: /^[279]\d{7}$/, groups: [2, 2, 2, 2], example: '90 12 34 56' },
  currency: 'XOF',
  taxNumber: 'NIF',
  vatRate: 18,
  homeFee: 2_500,
  relayFee: 1_800,
  days: [2, 4],
  cities: ['Lomé', 'Sokodé'],
});
const lines: string[] = [];
const put = (...countries: Country[]) => putCountries(shop.database, { log: (line) => lines.push(line), countries });
const countOf = async (table: string) => {
  const { rows } = await shop.database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where country = 'TG'`,
  );
  return rows[0]?.count;
};

describe('a country that is declared', () => {
  it('gets its records in a shop that exists, and is delivered to when the team opens it', async () => {
    await put(...KARITE_COUNTRIES, togo);
    expect(lines).toEqual(['Added the country Togo (TG)']);
    const { body } = await shop.call('GET', '/delivery-countries?country=BJ');
    expect(body).toHaveLength(1);
    const { rows } = await shop.database.execute(sql`
      select home_fee::float8 as home, relay_fee::float8 as relay, days_from as "from", days_to as "to", is_open as "isOpen",
        (select json_agg(name order by position) from "delivery-countries_cities" where delivery_countries_id = it.id) as cities
      from "delivery-countries" it where country = 'TG'`);
    expect(rows).toEqual([{ home: 2_500, relay: 1_800, from: 2, to: 4, isOpen: false, cities: ['Lomé', 'Sokodé'] }]);
    expect(await Promise.all(['shop-identities', 'payment-methods'].map(countOf))).toEqual([1, 2]);
  });

  it('counts as nothing that a team has entered', async () => {
    for (const table of ['delivery-countries', 'shop-identities', 'payment-methods'])
      expect(await isUsed(shop.database, table), table).toBe(false);
  });

  it('gets them once: what was changed or deleted stays so', async () => {
    await shop.database.execute(sql`update "delivery-countries" set home_fee = 1 where country = 'TG'`);
    await shop.database.execute(sql`delete from "payment-methods" where country = 'TG' and method = 'boutique'`);
    await put({ ...togo, homeFee: 9_000, cities: ['Kara'] });
    expect(lines).toHaveLength(1);
    const { rows } = await shop.database.execute(
      sql`select home_fee::float8 as fee from "delivery-countries" where country = 'TG'`,
    );
    expect(rows).toEqual([{ fee: 1 }]);
    expect(await countOf('payment-methods')).toBe(1);
  });
});
