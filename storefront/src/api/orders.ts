import type { Given, Row, Schema } from '@karite/shared/client';
import type { OrderPayload } from '@karite/shared/orders';
import type { Client } from './client.ts';

/** The orders' calls (R1401). What a signed link shows (R506): nothing of the person that a stranger could write to. */
export type FollowedOrder = Schema<'FollowedOrder'>;

/** An order as its page shows it: a customer's own names the account as well. */
export type ShownOrder = FollowedOrder & Partial<Pick<Row<'/orders'>, 'email' | 'userId' | 'user'>>;

export const placeOrder = (client: Client, body: OrderPayload) => client.send('POST', '/orders', { body });

/** The customer's own orders, newest first, up to `end`. An administrator's answer would be everybody's. */
export const listOrders = (client: Client, end: number) =>
  client.list('/orders', { query: { _start: 0, _end: end, _sort: 'createdAt', _order: 'desc' } });

export const getOrder = (client: Client, id: string) => client.get('/orders/{id}', { path: { id } });

export const followOrder = (client: Client, id: string, key: string) =>
  client.get('/followed-orders/{id}', { path: { id }, query: { key } });

/** The caller of an order's routes: its owner by the session, a guest by the key of the signed link. */
type Key = { key?: string | undefined };

export const cancelOrder = (client: Client, id: string, key?: string) =>
  client.send('POST', '/orders/{id}/cancel', { path: { id }, body: { key } });

/** The status of an order, by its short number and its phone. */
export const lookUpOrder = (client: Client, number: string, phone: string) =>
  client.send('POST', '/orders/look-up', { body: { number, phone } });

export const listInvoices = (client: Client, id: string, { key }: Key) =>
  client.get('/orders/{id}/invoices', { path: { id }, query: { key } });

export const issueInvoice = (client: Client, id: string, key?: string) =>
  client.send('POST', '/orders/{id}/invoices', { path: { id }, body: { key } });

export const listReturns = (client: Client, id: string, { key }: Key) =>
  client.get('/orders/{id}/returns', { path: { id }, query: { key } });

export const requestReturn = (client: Client, id: string, body: Given<'POST', '/orders/{id}/returns'>['body']) =>
  client.send('POST', '/orders/{id}/returns', { path: { id }, body });
