import { fieldsOf } from '../../storage/fields-of.ts';

/** One article of the receipt; `amount` in the shop's currency. */
export type ReceiptLine = {
  productId?: string;
  name: string;
  quantity: number;
  amount: number;
  picture: string | null;
};

/** The confirmation of an order, also after a reload, and without a network. `total` in the shop's currency, `articles` without the delivery. */
export type Confirmation = {
  orderId: string;
  /** As it is read out on the phone; unknown when the order was taken but its answer was lost. */
  shortNumber?: string;
  total: number;
  articles?: number;
  /** The address of the shop where it is fetched. */
  shop?: string;
  /** The path by which the order is followed without an account, when the server returned its key. */
  follow?: string;
  lines?: ReceiptLine[];
  /** Who, where, how and when, each with its label. */
  facts?: [label: string, text: string][];
  /** An order that was to be paid online and is not yet. */
  toPay?: { id: string; followKey: string };
};

/**
 * The order that was made on this page of the tab's history, which stores it. Reloading it and going back to it show the
 * confirmation again; a new visit to the checkout does not.
 */
export const confirmationOf = (stored: unknown): Confirmation | null => (isConfirmation(stored) ? stored : null);

/** Nobody but this page writes its own entry of the history: what has the number and the total is whole. */
function isConfirmation(stored: unknown): stored is Confirmation {
  const { orderId, total } = fieldsOf(stored);
  return typeof orderId === 'string' && typeof total === 'number';
}
