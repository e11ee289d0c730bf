import { formatDate } from '@karite/shared/format';
import { formatMoney } from '@karite/shared/money';
import { RETURN_REASONS, RETURN_STATUS_LABELS } from '@karite/shared/returns';
import { useState } from 'react';
import { browserClient } from '../api/browser-client.ts';
import { type FollowedOrder, listReturns } from '../api/orders.ts';
import { useRemote } from '../api/use-remote.ts';
import { Button } from '../ui/button/button.tsx';
import { Answer } from '../ui/notice/answer.tsx';
import styles from './orders.module.css';
import { ReturnForm } from './return-form.tsx';

type Props = { order: FollowedOrder; orderKey?: string };

/** The returns requested for an order and their status; another one may be requested while there is time. */
export default function OrderReturns({ order, orderKey }: Props) {
  const { value, retry } = useRemote(() => listReturns(browserClient, order.id, { key: orderKey }), order.id);
  const [asking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  if (!value || (!value.until && value.items.length === 0)) return null;
  const isOpen = value.until !== null && Date.parse(value.until) > Date.now();
  return (
    <section className={styles.returns}>
      <h2>Retours</h2>
      {isSent && !asking && <Answer>Demande envoyée : notre réponse s’affichera ici.</Answer>}
      {value.items.map((it) => (
        <article key={it.id} className={styles.return}>
          <p>
            <strong>{RETURN_STATUS_LABELS[it.status]}</strong> · {RETURN_REASONS[it.reason]}
          </p>
          <p>{it.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
          {it.answer && <p>Notre réponse : {it.answer}</p>}
          {it.refunded !== null && <p>Remboursé : {formatMoney(it.refunded)}</p>}
        </article>
      ))}
      {asking ? (
        <ReturnForm
          order={order}
          orderKey={orderKey}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            setSent(true);
            retry();
          }}
        />
      ) : isOpen && value.until ? (
        <>
          <p className={styles.quiet}>Vous pouvez demander un retour jusqu’au {formatDate(value.until)}.</p>
          <Button variant="outline" onClick={() => setAsking(true)}>
            Demander un retour
          </Button>
        </>
      ) : (
        value.until && <p className={styles.quiet}>Le délai pour demander un retour est passé.</p>
      )}
    </section>
  );
}
