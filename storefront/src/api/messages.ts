import type { CountryCode } from '@karite/shared/region';
import type { Client } from './client.ts';

/** Subscriptions to mails. Each call returns the message to show. */
export const subscribe = (client: Client, email: string) => client.send('POST', '/newsletter', { body: { email } });

/** Confirms a subscription by the key of its link. */
export const confirmSubscription = (client: Client, id: string, key: string) =>
  client.send('POST', '/newsletter/{id}/confirm', { path: { id }, body: { key } });

/** Ends a subscription by the key of its link. */
export const leaveNewsletter = (client: Client, id: string, key: string) =>
  client.send('POST', '/newsletter/{id}/leave', { path: { id }, query: { key } });

/** What somebody waits for: a product that ran out, or a brand without products. */
export type StockTarget = { productId: string } | { brandId: string };

export const ALERT_NOTE = 'Sert à cette alerte seulement.';

/** `to`: an e-mail address, or a phone number, which may be one of `country` without its code (R1968). */
export const requestStockAlert = (client: Client, target: StockTarget, to: string, country?: CountryCode) =>
  'brandId' in target || to.includes('@')
    ? client.send('POST', '/notifications/products', { body: { ...target, email: to } })
    : client.send('POST', '/notifications/alerts', { body: { reason: 'stock', ...target, to, country } });

export const requestPriceAlert = (client: Client, productId: string, to: string, country?: CountryCode) =>
  client.send('POST', '/notifications/alerts', { body: { reason: 'price', productId, to, country } });
