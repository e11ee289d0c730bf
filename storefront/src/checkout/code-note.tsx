import { oneLine } from '@karite/shared/text';
import { type ReactNode, useEffect, useState } from 'react';
import { browserClient } from '../api/browser-client.ts';
import { isCodeKnown } from '../api/influencers.ts';
import styles from './code-note.module.css';

/** How long nobody has typed before a code is looked up, in ms. */
const PAUSE_MS = 400;

/** Says whether an influencer has the code that was typed; nothing where that can't be known. An order goes with any code. */
export default function CodeNote({ code: typed }: { code: string }): ReactNode {
  const code = oneLine(typed);
  const [answer, setAnswer] = useState<{ code: string; isKnown: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        isCodeKnown(browserClient, code).then(
          (isKnown) => isCurrent && setAnswer({ code, isKnown }),
          () => null,
        ),
      PAUSE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code]);
  const shown = answer?.code === code ? answer : null;
  return (
    <p role="status" className={shown?.isKnown ? styles.known : styles.note}>
      {shown &&
        (shown.isKnown ? 'Code reconnu, merci !' : 'Ce code n’est pas connu. Votre commande passera quand même.')}
    </p>
  );
}
