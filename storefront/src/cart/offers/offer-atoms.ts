import { isOpen, type Offer } from '@karite/shared/offers';
import { atom } from 'jotai';
import { browserClient } from '../../api/browser-client.ts';
import { listOffers, offerOfCode } from '../../api/offers.ts';
import { storedAttempts } from '../../orders/attempt-key.ts';
import { readText, writeText } from '../../storage/browser-storage.ts';
import { fieldsOf } from '../../storage/fields-of.ts';
import { CODE_KEY } from './code-key.ts';

/** A code as the server judged it: what it brings, or why it brings nothing. */
type Judged = { code: string; offer: Offer | null; reason: string | null };

const currentAtom = atom<readonly Offer[]>([]);
const judgedAtom = atom<Judged | null>(null);

/** The typed code and its result. A code with an offer is stored. */
export const promoCodeAtom = atom(
  (get) => get(judgedAtom),
  (_get, set, judged: Judged | null) => {
    writeText(CODE_KEY, judged?.offer ? judged.code : null);
    set(judgedAtom, judged);
  },
);

/** The offers that a cart is priced by now: those that apply by themselves, and then the code's (R1931). */
export const offersAtom = atom((get) => {
  const offer = get(judgedAtom)?.offer;
  return [...get(currentAtom), ...(offer ? [offer] : [])].filter((each) => isOpen(each, Date.now()));
});

/** The order that this browser may be paying: it has used its code. */
function attemptNow(): string | undefined {
  const { orderId } = fieldsOf(storedAttempts().cart);
  return typeof orderId === 'string' ? orderId : undefined;
}

/** Requests the offers that apply by themselves, and that of the stored code. What can't be requested does not change. */
export const refreshOffersAtom = atom(null, (get, set) => {
  const code = readText(CODE_KEY);
  // A payment that succeeded has taken it away, here or in another tab.
  if (!code && get(judgedAtom)?.offer) set(judgedAtom, null);
  return Promise.allSettled([
    listOffers(browserClient).then((offers) => set(currentAtom, offers)),
    code && offerOfCode(browserClient, code, attemptNow()).then((judged) => set(promoCodeAtom, judged)),
  ]);
});
