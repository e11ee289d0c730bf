import { randomBytes } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { addAccount } from '../../../src/people/accounts/account-store.ts';
import { orderOf } from '../../support/makers.ts';
import { ask, done, type ManyServers } from './many-servers.ts';

/** Something that the processes of a shop must agree on; `prove` throws where they don't, and returns a figure. */
export type Agreement = { name: string; prove(shop: ManyServers): Promise<string> };

export const STALE_MS = 2_000;
export const PASSWORD = 'mot de passe sûr';
export const name = (what: string) => `${what} ${randomBytes(4).toString('hex')}`;
export const inMs = (ms: readonly number[]) => `${Math.round(Math.max(...ms))} ms`;
export const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
export const statuses = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

export const account = async ({ database }: ManyServers, role: 'admin' | 'user' = 'user') => {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  return { email, id: await addAccount(database, email, PASSWORD, role) };
};
export const makeProduct = async (shop: ManyServers): Promise<Product> =>
  (await done(ask(shop, 0, 'POST', '/products', { json: { name: name('Savon'), price: 2_000 } }))).body;
export const guestOrder = (product: Product, phone: string) => {
  const order = orderOf([product]);
  order.orderId = `ORDER_${Date.now()}_${randomBytes(8).toString('hex')}`;
  order.customerInfo.whatsapp = phone;
  return order;
};
export const phone = () =>
  `+229 01 97 ${String(Number.parseInt(randomBytes(3).toString('hex'), 16) % 1_000_000).padStart(6, '0')}`;
