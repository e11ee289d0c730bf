import type { Schema } from '@karite/shared/client';
import type { Client } from './client.ts';

/** The calls of online payment. `key`: of a guest's link; a signed-in owner needs none. */
export type StartedPayment = Schema<'StartedPayment'>;
export type CheckedPayment = Schema<'CheckedPayment'>;

/** Starts paying an order, or takes up the payment that is under way. */
export const startPayment = (client: Client, order: string, key: string | null) =>
  client.send('POST', '/orders/{id}/payments', { path: { id: order }, body: key ? { key } : {} });

/** How an order that waits for its online payment may be paid. */
export const waysToPay = (client: Client, order: string, key: string | null) =>
  client.get('/orders/{id}/ways-to-pay', { path: { id: order }, query: key ? { key } : {} });

/** Pays an order when it is handed over instead of online: the same order. */
export const payOtherwise = (client: Client, order: string, key: string | null, method: 'especes' | 'boutique') =>
  client.send('POST', '/orders/{id}/ways-to-pay', { path: { id: order }, body: { method, ...(key && { key }) } });

type PaymentCheck = { key: string | null; transactionId: string | null };

/** Makes our server query the provider, and returns the result. */
export const checkPayment = (client: Client, payment: string, { key, transactionId }: PaymentCheck) =>
  client.send('POST', '/payments/{id}/check', {
    path: { id: payment },
    body: { ...(key && { key }), ...(transactionId && { transactionId }) },
  });
