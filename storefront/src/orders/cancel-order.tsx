import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { cancelOrder } from '../api/orders.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './orders.module.css';

type Props = { id: string; orderKey?: string; onDone: () => void };

/** Cancels an order while nobody has paid it; confirmed by a second click, because it can't be undone. */
export function CancelOrder({ id, orderKey, onDone }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [problem, setProblem] = useState('');
  async function cancel() {
    setState('busy');
    try {
      await cancelOrder(browserClient, id, orderKey);
      onDone();
    } catch (error) {
      setProblem(messageOf(error, 'Erreur lors de l’annulation de la commande'));
      setState('idle');
    }
  }
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      {state === 'idle' ? (
        <Button variant="quiet" onClick={() => setState('asking')}>
          Annuler la commande
        </Button>
      ) : (
        <fieldset className={styles.confirmation}>
          <legend>Annuler cette commande ?</legend>
          <Button disabled={state === 'busy'} onClick={cancel}>
            Oui, l’annuler
          </Button>
          <Button variant="outline" disabled={state === 'busy'} onClick={() => setState('idle')}>
            Non, la garder
          </Button>
        </fieldset>
      )}
    </>
  );
}
