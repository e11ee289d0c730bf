import { paths } from '@karite/shared/paths';
import { type OrderedItem, savedPaymentOf, savePayment } from './saved-payment.ts';

/** The fragment of the page's address when the shopper has just chosen to pay; a guest's key follows it. */
export const PAY_NOW = '#payer=';

type ToPay = {
  order: { id: string };
  /** A guest's key to the order; a signed-in owner needs none. */
  followKey?: string | null;
  /** What leaves the cart when the order is paid; nothing for an order that does not come from this cart. */
  items?: readonly OrderedItem[];
};

/**
 * Takes the shopper to the page where an order that the server has taken is paid. That page loads as a whole, for it alone
 * may run the provider's script; it waits for the server's result, shows it, and empties the cart only when the order
 * is paid. Returns `closed` when the shopper comes back to this very page by the browser's own button: busy signs end then.
 */
export function payOnline({ order, followKey = null, items = [] }: ToPay): Promise<'closed'> {
  const saved = savedPaymentOf(order.id);
  savePayment({
    order: order.id,
    key: followKey ?? saved?.key ?? null,
    payment: saved?.payment ?? null,
    transaction: saved?.transaction ?? null,
    items: items.length > 0 ? items.map(({ productId, quantity }) => ({ productId, quantity })) : (saved?.items ?? []),
    isOver: false,
    at: Date.now(),
  });
  const back = new Promise<'closed'>((resolve) => {
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      window.removeEventListener('pageshow', shown);
      resolve('closed');
    };
    window.addEventListener('pageshow', shown);
  });
  // What follows # stays in the browser: where storage is forbidden the key comes along nevertheless.
  window.location.assign(`${paths.payment(order.id)}${PAY_NOW}${encodeURIComponent(followKey ?? '')}`);
  return back;
}
