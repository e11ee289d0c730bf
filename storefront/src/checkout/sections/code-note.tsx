import { plainLine } from '@karite/shared/text';
import { useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { codeExists } from '../../api/influencers.ts';
import { offerOfCode } from '../../api/offers.ts';
import { promoCodeAtom } from '../../cart/offers/offer-atoms.ts';
import styles from './code-note.module.css';

/** The pause in typing before a code is checked, in ms. */
const PAUSE_MS = 400;

/** `offer`: the name of the offer that the code brings and that applies from now on. */
type Answer = { code: string; exists: boolean; offer: string | null };

/** The message about a code. */
const words = ({ exists, offer }: Answer): string =>
  exists
    ? `Code reconnu, merci !${offer ? ` « ${offer} » est pris en compte.` : ''}`
    : 'Ce code n’est pas connu. Votre commande passera quand même.';

/**
 * Shows whether an influencer has the typed code; nothing where the check fails. An order is accepted with any code. The
 * offer of the code (R1930) applies unless another code has one.
 */
export default function CodeNote({ code: typed }: { code: string }): ReactNode {
  const code = plainLine(typed);
  const store = useStore();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const exists = await codeExists(browserClient, code);
      const judged = exists && !store.get(promoCodeAtom)?.offer ? await offerOfCode(browserClient, code) : null;
      if (!isCurrent) return;
      if (judged?.offer) store.set(promoCodeAtom, judged);
      setAnswer({ code, exists, offer: judged?.offer?.name ?? null });
    };
    const timer = setTimeout(() => void check().catch(() => null), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, store]);
  const shown = answer?.code === code ? answer : null;
  return (
    <p role="status" className={shown?.exists ? styles.valid : styles.note}>
      {shown && words(shown)}
    </p>
  );
}
