import type { Schema } from '@karite/shared/client';
import type { OrderPayload } from '@karite/shared/orders';
import type { Client } from './client.ts';

/** The orders' calls (spec §7). What a signed link shows: nothing of the person that a stranger could write to. */
export type FollowedOrder = Schema<'FollowedOrder'>;

export const placeOrder = (client: Client, body: OrderPayload) => client.send('POST', '/orders', { body });

/** The customer's own orders, newest first, up to `end`. An administrator's answer would be everybody's. */
export const listOrders = (client: Client, end: number) =>
  client.list('/orders', { query: { _start: 0, _end: end, _sort: 'createdAt', _order: 'desc' } });

export const getOrder = (client: Client, id: string) => client.get('/orders/{id}', { path: { id } });

export const followOrder = (client: Client, id: string, key: string) =>
  client.get('/orders/follow/{id}', { path: { id }, query: { key } });
