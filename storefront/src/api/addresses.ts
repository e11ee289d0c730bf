import type { Given } from '@karite/shared/client';
import type { Client } from './client.ts';

/** The calls of a customer's saved addresses. */
export type AddressInput = Given<'POST', '/addresses'>['body'];

/** One's own, the newest first; an administrator's call would answer everybody's. */
export const listAddresses = async (client: Client, userId: string) =>
  (await client.list('/addresses', { query: { userId: [userId] } })).items;

export const addAddress = (client: Client, body: AddressInput) => client.send('POST', '/addresses', { body });

export const changeAddress = (client: Client, id: string, body: AddressInput) =>
  client.send('PUT', '/addresses/{id}', { path: { id }, body });

export const deleteAddress = (client: Client, id: string) => client.send('DELETE', '/addresses/{id}', { path: { id } });
