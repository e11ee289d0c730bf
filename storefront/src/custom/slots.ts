import type { Schema } from '@karite/shared/client';
import type { Totals } from '@karite/shared/offers';
import type { ComponentType } from 'react';
import type { CartLine } from '../cart/cart-lines.ts';

/** What the checkout's slot reads of the form, and may change. */
type CheckoutChoices = { type: string; country: string; city: string; note: string };

/** The slots of the storefront, with the props that each gets from the page around it. Amounts in the shop's currency. */
export type SlotProps = {
  /** Below the header's rows, on every page. */
  header: object;
  /** On the home page, below its promises. */
  home: object;
  /** On a product's page, below its tabs. */
  product: { product: Schema<'Product'> };
  /** Below the cart's lines and its summary. Not shown for an empty cart. */
  cart: { lines: readonly CartLine[] };
  /** The last section of the checkout's form. `edit` changes the note that is sent with the order. */
  checkout: {
    lines: readonly CartLine[];
    totals: Totals;
    draft: CheckoutChoices;
    edit: (change: Pick<CheckoutChoices, 'note'>) => void;
  };
  /** Below the confirmation of an order. */
  confirmation: { orderId: string; shortNumber?: string; total: number };
  /** Above the footer, on every page. */
  footer: object;
};

export type SlotName = keyof SlotProps;

/** What a slot's file exports as `Component`. */
export type Slot<Name extends SlotName> = ComponentType<SlotProps[Name]>;
