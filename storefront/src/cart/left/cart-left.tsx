import { paths } from '@karite/shared/paths';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../accounts/session/use-session.ts';
import { messageOf } from '../../api/api-error.ts';
import { browserClient } from '../../api/browser-client.ts';
import { getChoices, setChoice } from '../../api/notifications.ts';
import { useRemote } from '../../api/use-remote.ts';
import { showStatus } from '../../connection/connection-status.ts';
import { fullText } from '../add-lines.ts';
import { cartAtom, changeCartAtom } from '../cart-atoms.ts';
import styles from './cart-left.module.css';
import { linkOf, restoreCart } from './restore-cart.ts';
import { saveCart, setCartSaved } from './use-saved-cart.ts';

/** Restores the cart of an e-mail's link, and offers to send a reminder of a cart that is left (R1965, R1966). */
export default function CartLeft(): ReactNode {
  const { user } = useSession();
  const hasLines = useAtomValue(cartAtom).length > 0;
  useRestoredCart();
  return user && hasLines ? <Agreement key={user.id} userId={user.id} /> : null;
}

/** Brings a cart back once, by the address that it was opened with. */
function useRestoredCart(): void {
  const change = useSetAtom(changeCartAtom);
  useEffect(() => {
    const link = linkOf(window.location.search);
    if (!link) return;
    // A page that is reloaded or shared contains no key.
    window.history.replaceState(window.history.state, '', paths.cart);
    restoreCart(link).then(
      (restored) => {
        let left: readonly { name: string }[] = [];
        change((lines) => {
          const after = restored(lines);
          left = after.left;
          return after.lines;
        });
        const back = 'Votre panier est de retour, aux prix du jour.';
        showStatus(left.length > 0 ? `${back} ${fullText(left)}` : back);
      },
      (error) => showStatus(messageOf(error, 'Votre panier n’a pas pu être retrouvé')),
    );
  }, [change]);
}

function Agreement({ userId }: { userId: string }) {
  const lines = useAtomValue(cartAtom);
  const { value } = useRemote(() => getChoices(browserClient), userId);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [problem, setProblem] = useState('');
  const isOn = chosen ?? value?.choices.cartEmail ?? false;
  const agreed = value?.choices.cartEmail;
  // Somebody who agreed on another device has the cart of this device saved too.
  useEffect(() => {
    if (agreed !== undefined) setCartSaved(userId, agreed);
  }, [userId, agreed]);
  if (!value) return null;
  const choose = async (next: boolean) => {
    setChosen(next);
    setProblem('');
    try {
      await setChoice(browserClient, 'cartEmail', next);
      setCartSaved(userId, next);
      if (next) await saveCart(userId, lines);
    } catch (error) {
      setChosen(!next);
      setProblem(messageOf(error, 'Votre choix n’a pas pu être enregistré'));
    }
  };
  return (
    <div className={styles.agreement}>
      <label>
        <input type="checkbox" checked={isOn} onChange={(event) => void choose(event.target.checked)} />
        M’écrire si j’oublie ce panier
      </label>
      <p>Un seul e-mail, avec un lien qui le retrouve. La boutique garde alors votre panier, 30 jours au plus.</p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
