import type { Row } from '@karite/shared/client';
import { COUNTRY_CODES } from '@karite/shared/region';
import type { Client } from './client.ts';

export type Identity = Row<'/shop-identities'>;
export type LegalPage = Row<'/legal-pages'>;

/** Who sells, country by country, in the order of the footer. */
export const listIdentities = async (client: Client): Promise<Identity[]> => {
  const { items } = await client.list('/shop-identities');

  return items.sort((a, b) => COUNTRY_CODES.indexOf(a.country) - COUNTRY_CODES.indexOf(b.country));
};

/** The pages of small print; there are four. */
export const listLegalPages = async (client: Client): Promise<LegalPage[]> => (await client.list('/legal-pages')).items;
