import type { Given } from '@karite/shared/client';
import { COUNTRY_NAMES } from '@karite/shared/region';
import type { Client } from './client.ts';

export type AddressInput = Given<'POST', '/addresses'>['body'];

/** Whether the contract has a country. */
export const isCountry = (code: string): code is NonNullable<AddressInput['country']> =>
  Object.hasOwn(COUNTRY_NAMES, code);

/** One's own, the newest first; an administrator's call would answer everybody's. */
export const listAddresses = async (client: Client, userId: string) =>
  (await client.list('/addresses', { query: { userId: [userId] } })).items;

export const addAddress = (client: Client, body: AddressInput) => client.send('POST', '/addresses', { body });

export const changeAddress = (client: Client, id: string, body: AddressInput) =>
  client.send('PUT', '/addresses/{id}', { path: { id }, body });

export const deleteAddress = (client: Client, id: string) => client.send('DELETE', '/addresses/{id}', { path: { id } });
