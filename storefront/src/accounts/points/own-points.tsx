import { formatNumber, plural } from '@karite/shared/format';
import { formatMoney } from '@karite/shared/money';
import { POINTS_AMOUNT, worthOf } from '@karite/shared/points';
import type { User } from '@karite/shared/resources';
import { useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { getBalance, getPointsSettings } from '../../api/points.ts';
import { useRemote } from '../../api/use-remote.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import page from '../profile-page.module.css';
import { Exchange } from './exchange.tsx';
import { PointHistory } from './point-history.tsx';
import styles from './points.module.css';

/** An account's points, and what they can be exchanged for (R1974): nothing where the shop gives none. */
export default function OwnPoints({ user }: { user: User }) {
  // Counts exchanges: balance and history are requested again after each.
  const [turn, setTurn] = useState(0);
  const { status, value, retry } = useRemote(async () => {
    const settings = await getPointsSettings(browserClient);
    return { settings, balance: settings.isOn ? await getBalance(browserClient) : 0 };
  }, turn);
  if (status === 'failed')
    return (
      <section className={page.edit}>
        <Notice kind="error">
          <p>Erreur lors du chargement de vos points</p>
          <Button variant="outline" onClick={retry}>
            Réessayer
          </Button>
        </Notice>
      </section>
    );
  if (!value?.settings.isOn) return null;
  const { settings, balance } = value;
  return (
    <section className={page.edit} id="points">
      <h2>Mes points</h2>
      <p className={styles.balance}>
        <strong>
          {formatNumber(balance)} {Math.abs(balance) >= 2 ? 'points' : 'point'}
        </strong>
        {balance > 0 && <> soit {formatMoney(worthOf(balance, settings))}</>}
      </p>
      <p className={styles.note}>
        <span>{`Vous gagnez ${plural(settings.rate, 'point')} pour ${formatMoney(POINTS_AMOUNT)} d’articles payés, sans la livraison, quand votre commande est terminée.`}</span>
        {balance < 0 && (
          <span>
            {
              ' Une commande annulée ou rendue a repris des points déjà échangés : les prochaines commandes les compensent.'
            }
          </span>
        )}
      </p>
      <Exchange balance={balance} settings={settings} onDone={() => setTurn(turn + 1)} />
      <PointHistory userId={user.id} turn={turn} />
    </section>
  );
}
