import { useState } from 'react';
import { useSession } from '../accounts/session/use-session.ts';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { ALERT_NOTE, requestPriceAlert } from '../api/messages.ts';
import { listWatches, watchPrice } from '../api/notifications.ts';
import { useRemote } from '../api/use-remote.ts';
import { EmailForm } from '../messages/email-form.tsx';
import { savedPlace } from '../orders/saved-place.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './notifications.module.css';

const LABEL = 'Me prévenir si le prix baisse';
const FAILED = 'Erreur lors de l’enregistrement de l’alerte';

/** Subscribes to a lower price: an account by one tap (R1962), others by e-mail or WhatsApp (R1968). */
export default function PriceAlert({ productId }: { productId: string }) {
  const { user } = useSession();
  return user ? (
    <Switch key={user.id} productId={productId} />
  ) : (
    <details className={styles.prices}>
      <summary>{LABEL}</summary>
      <EmailForm
        action="Me prévenir"
        failed={FAILED}
        note={ALERT_NOTE}
        send={(to) => requestPriceAlert(browserClient, productId, to, savedPlace()?.country)}
      />
    </details>
  );
}

function Switch({ productId }: { productId: string }) {
  const { value } = useRemote(() => listWatches(browserClient, productId), productId);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [said, setSaid] = useState('');
  const isOn = chosen ?? value?.has(productId) ?? false;
  const toggle = async () => {
    setChosen(!isOn);
    try {
      await watchPrice(browserClient, productId, !isOn);
      setSaid(isOn ? 'Alerte retirée.' : 'C’est noté : nous vous préviendrons.');
    } catch (error) {
      setChosen(isOn);
      setSaid(messageOf(error, FAILED));
    }
  };
  return (
    <>
      <Button variant="quiet" aria-pressed={isOn} className={styles.alert} disabled={!value} onClick={toggle}>
        {LABEL}
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  );
}
