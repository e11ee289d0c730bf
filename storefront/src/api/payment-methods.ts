import type { Schema } from '@karite/shared/client';
import type { CountryCode } from '@karite/shared/region';
import type { Client } from './client.ts';

export type OfferedMethod = Schema<'OfferedPaymentMethod'>;

/** The payment methods of a country, in order, closed ones last; without a country, those offered until one is chosen. */
export const listMethods = (client: Client, country?: CountryCode) =>
  client.get('/payment-methods/offered', { query: country ? { country } : {} });
