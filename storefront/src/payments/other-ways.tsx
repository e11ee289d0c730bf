import { useEffect, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { payOtherwise, waysToPay } from '../api/payments.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { TECHNICAL } from './messages.ts';
import styles from './payment-page.module.css';
import { savedPaymentOf } from './saved-payment.ts';
import { settlePaid } from './settle-payment.ts';

type Ways = Awaited<ReturnType<typeof waysToPay>>;
type Props = { id: string; orderKey: string | null; orderPath: string };

const LABELS = { especes: 'Payer à la livraison', boutique: 'Payer en boutique' } as const;

/** After a payment that came to nothing: the operators of the country, and paying the same order when it is handed over (R2087). */
export default function OtherWays({ id, orderKey, orderPath }: Props) {
  const [ways, setWays] = useState<Ways>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    waysToPay(browserClient, id, orderKey).then(
      (found) => isGone || setWays(found),
      // Paying again is still there.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id, orderKey]);
  const open = ways.filter(({ isOpen }) => isOpen);
  const operators = open.find(({ method }) => method === 'en-ligne')?.operators ?? [];
  const change = async (method: keyof typeof LABELS) => {
    setBusy(true);
    try {
      await payOtherwise(browserClient, id, orderKey, method);
      const saved = savedPaymentOf(id);
      if (saved) settlePaid(saved);
      window.location.assign(orderPath);
    } catch (error) {
      setFailed(messageOf(error, TECHNICAL));
      setBusy(false);
    }
  };
  return (
    <>
      {operators.length > 0 && (
        <div className={styles.operators}>
          <p>Vous pouvez payer avec un autre numéro ou un autre opérateur :</p>
          <ul>
            {operators.map(({ name, color }) => (
              <li key={name}>
                <i style={{ background: color }} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {failed && <Notice kind="error">{failed}</Notice>}
      {open.flatMap(({ method }) =>
        method === 'en-ligne' ? (
          []
        ) : (
          <Button key={method} variant="outline" disabled={busy} onClick={() => change(method)}>
            {LABELS[method]}
          </Button>
        ),
      )}
    </>
  );
}
