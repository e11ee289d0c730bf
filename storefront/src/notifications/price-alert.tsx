import { paths } from '@karite/shared/paths';
import { useState } from 'react';
import { useSession } from '../accounts/session/use-session.ts';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { listWatches, watchPrice } from '../api/notifications.ts';
import { useRemote } from '../api/use-remote.ts';
import { ChatAlert } from '../messages/chat-alert.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import styles from './notifications.module.css';

const LABEL = 'Me prévenir si le prix baisse';
const FAILED = "Erreur lors de l'enregistrement de l'alerte";

/** Subscribes to a lower price (R1962): it belongs to an account, so that visitors sign in first. */
export default function PriceAlert({ productId }: { productId: string }) {
  const { user } = useSession();
  return user ? (
    <Switch key={user.id} productId={productId} />
  ) : (
    <>
      <ButtonLink variant="quiet" to={paths.loginThen(paths.product(productId))}>
        {LABEL}
      </ButtonLink>
      <ChatAlert label="ou par WhatsApp" request="prévenez-moi si le prix baisse" />
    </>
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
      setSaid(isOn ? 'Alerte retirée.' : 'C’est noté : nous vous préviendrons.');
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
