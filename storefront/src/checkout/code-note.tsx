import { plainLine } from '@karite/shared/text';
import { useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { browserClient } from '../api/browser-client.ts';
import { isCodeKnown } from '../api/influencers.ts';
import { askForCode } from '../api/offers.ts';
import { promoCodeAtom } from '../cart/offers/offer-atoms.ts';
import styles from './code-note.module.css';

/** How long nobody has typed before a code is looked up, in ms. */
const PAUSE_MS = 400;

/** `offer`: the name of the offer that the code brings and that applies from now on. */
type Answer = { code: string; isKnown: boolean; offer: string | null };

/** What is said of a code. */
const words = ({ isKnown, offer }: Answer): string =>
  isKnown
    ? `Code reconnu, merci !${offer ? ` « ${offer} » est pris en compte.` : ''}`
    : 'Ce code n’est pas connu. Votre commande passera quand même.';

/**
 * Says whether an influencer has the code that was typed; nothing where that can't be known. An order goes with any code. The
 * offer that it brings (R1930) is taken unless another code has brought one.
 */
export default function CodeNote({ code: typed }: { code: string }): ReactNode {
  const code = plainLine(typed);
  const store = useStore();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const isKnown = await isCodeKnown(browserClient, code);
      const judged = isKnown && !store.get(promoCodeAtom)?.offer ? await askForCode(browserClient, code) : null;
      if (!isCurrent) return;
      if (judged?.offer) store.set(promoCodeAtom, judged);
      setAnswer({ code, isKnown, offer: judged?.offer?.name ?? null });
    };
    const timer = setTimeout(() => void look().catch(() => null), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, store]);
  const shown = answer?.code === code ? answer : null;
  return (
    <p role="status" className={shown?.isKnown ? styles.known : styles.note}>
      {shown && words(shown)}
    </p>
  );
}
