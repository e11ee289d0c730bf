import type { Client } from './client.ts';

/** What is written to those who asked. Each call answers what to tell them. */
export const subscribe = (client: Client, email: string) => client.send('POST', '/newsletter', { body: { email } });

/** What somebody waits for: a product that ran out, or a brand without products. */
export type StockTarget = { productId: string } | { brandId: string };

export const askForStock = (client: Client, target: StockTarget, email: string) =>
  client.send('POST', '/notifications/products', { body: { ...target, email } });
