import { isOpen, type Offer } from '@karite/shared/offers';
import { atom } from 'jotai';
import { browserClient } from '../../api/browser-client.ts';
import { askForCode, listOffers } from '../../api/offers.ts';
import { readText, writeText } from '../../storage/browser-storage.ts';

/** Where the code is kept; what it brings is asked for at each visit. */
const CODE_KEY = 'promo-code';

/** A code as the server judged it: what it brings, or why it brings nothing. */
type Judged = { code: string; offer: Offer | null; reason: string | null };

const currentAtom = atom<readonly Offer[]>([]);
const judgedAtom = atom<Judged | null>(null);

/** The code that was typed, and what became of it. One that brings something is kept. */
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

/** Asks anew what applies by itself, and what the kept code brings. What can't be asked stays as it was. */
export const refreshOffersAtom = atom(null, (_get, set) => {
  const code = readText(CODE_KEY);
  return Promise.allSettled([
    listOffers(browserClient).then((offers) => set(currentAtom, offers)),
    code && askForCode(browserClient, code).then((judged) => set(promoCodeAtom, judged)),
  ]);
});
