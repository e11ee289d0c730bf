import type { OrderPayload } from '@karite/shared/orders';
import type { Page } from '@playwright/test';
import { call } from './call.ts';
import { orderOf, productsOfShop } from './customer.ts';

export type Taken = { id: string; orderId: string; followKey: string; totalPrice: number };

/** An order that waits for its online payment. */
export async function orderOnline(): Promise<Taken & { payload: OrderPayload }> {
  const payload = orderOf(await productsOfShop(2));
  payload.payment.method = 'en-ligne';
  return { ...(await call<Taken>('POST', '/orders', { body: payload })), payload };
}

/** Its page of payment, which opens the widget at once where its customer `paysNow`. */
export const addressOf = ({ id, followKey }: Taken, paysNow = true) =>
  `/commande/${id}/paiement${paysNow ? `#payer=${followKey}` : ''}`;

/** The stand-in's widget. */
export const widgetOf = (page: Page) => page.frameLocator('iframe[title="Paiement de test"]');
/** Presses a button of it, once it is there. */
export const play = (page: Page, name: string) => widgetOf(page).getByRole('button', { name }).click();
export const pay = (page: Page) => page.getByRole('button', { name: /^(Payer maintenant|Réessayer)$/ }).click();
