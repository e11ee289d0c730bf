import { type DeliveryZone, type PickupShop, pickupShops } from '@karite/shared/delivery';
import { type Totals, totalsOf } from '@karite/shared/offers';
import { useAtomValue, useSetAtom } from 'jotai';
import { useReducer } from 'react';
import type { OfferedMethod } from '../api/payment-methods.ts';
import { cartAtom, changeCartAtom } from '../cart/cart-atoms.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { pricedLines } from '../cart/cart-totals.ts';
import { offersAtom, promoCodeAtom } from '../cart/offers/offer-atoms.ts';
import { useCartRefresh } from '../cart/use-cart-refresh.ts';
import { useContacts, useRules } from '../identity/settings.ts';
import { useOffer } from './amounts/use-offer.ts';
import { type Draft, placedDraft } from './checkout-draft.ts';
import { type CheckoutState, nextCheckout } from './checkout-state.ts';
import { fetchConfirmation } from './confirmation/lazy-confirmation.tsx';
import { fetchNotices } from './lazy-notices.tsx';
import { openMethod } from './sections/payment-section.tsx';
import { fetchSubmission } from './submission/lazy-submission.ts';
import { useSubmission } from './submission/use-submission.ts';
import { useDraft } from './use-draft.ts';

export type Checkout = ReturnType<typeof useSubmission> & {
  state: CheckoutState;
  draft: Draft;
  edit: (change: Partial<Draft>) => void;
  /** Formats the number as it will be stored, so that the shopper sees how an old one is completed. */
  mendPhone: () => void;
  totals: Totals;
  zones: DeliveryZone[] | undefined;
  /** Where it can be fetched. */
  shops: readonly PickupShop[];
  methods: OfferedMethod[] | undefined;
  changes: string[];
  /** Takes what ran out off the cart. */
  dropMissing: () => void;
};

type Options = {
  /** The product that is ordered instead of the cart, by its id. */
  product?: { id: string; lines: readonly CartLine[] };
  /** What is not chosen on this page. */
  fixed?: Partial<Draft>;
};

/** The checkout: its form, its figures, and the one order that comes of it (`use-submission.ts`). */
export function useCheckout({ product, fixed }: Options = {}): Checkout {
  const [typed, setDraft] = useDraft();
  const shops = pickupShops(useContacts()?.branches ?? []);
  const stored = placedDraft(typed, shops);
  const { zones, methods, refresh: refreshZones } = useOffer(stored.country);
  const draft = { ...stored, method: openMethod(stored.method, methods), ...fixed };
  const [state, dispatch] = useReducer(nextCheckout, { status: 'filling' });
  const cart = useAtomValue(cartAtom);
  const lines = product?.lines ?? cart;
  const change = useSetAtom(changeCartAtom);
  const { changes, refresh } = useCartRefresh();
  const destination = { type: draft.type, country: draft.country || null, city: draft.city };
  const offers = useAtomValue(offersAtom);
  const totals = totalsOf(pricedLines(lines), useRules(), { destination, zones, offers });
  const promo = useAtomValue(promoCodeAtom);
  const submission = useSubmission({
    order: {
      ordered: product?.id ?? 'cart',
      draft,
      lines,
      totals,
      zones,
      shops,
      promoCode: promo?.offer ? promo.code : null,
    },
    state,
    dispatch,
    setDraft,
    refresh: () => Promise.all([refresh(), refreshZones()]),
  });

  return {
    ...submission,
    state,
    draft,
    edit: (part) => {
      setDraft(part);
      fetchSubmission().catch(() => null);
      fetchConfirmation();
      fetchNotices();
      dispatch({ type: 'edited' });
    },
    mendPhone: () =>
      void fetchSubmission().then(
        ({ readPhone }) => {
          const whatsapp = readPhone(draft);
          if (whatsapp !== draft.whatsapp) setDraft({ whatsapp });
        },
        () => null,
      ),
    totals,
    zones,
    shops,
    methods,
    changes,
    dropMissing: () => {
      change((now) => now.filter((line) => line.product.inStock));
      dispatch({ type: 'edited' });
    },
  };
}
