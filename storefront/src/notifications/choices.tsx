import {
  CHOSEN_LABELS,
  type ChoiceField,
  type ChosenKind,
  NOTIFICATION_WAYS,
  type NotificationWay,
} from '@karite/shared/notifications';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { type Choices, getChoices, setChoice } from '../api/notifications.ts';
import { useRemote } from '../api/use-remote.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import styles from './notifications.module.css';
import { beginPush, canPush, isPushed, PushProblem } from './push.ts';

const FAILED = 'Vos choix n’ont pas pu être enregistrés';

/** What is chosen, and what it means. */
const GROUPS: readonly {
  kind: ChosenKind;
  note: string;
  ways: readonly (readonly [ChoiceField, NotificationWay])[];
}[] = [
  {
    kind: 'orders',
    note: 'Vous recevez toujours la confirmation, les paiements et les annulations.',
    ways: [
      ['ordersShop', 'Shop'],
      ['ordersEmail', 'Email'],
      ['ordersPush', 'Push'],
    ],
  },
  {
    kind: 'prices',
    note: 'Des produits où vous avez choisi « Me prévenir si le prix baisse ».',
    ways: [
      ['pricesShop', 'Shop'],
      ['pricesEmail', 'Email'],
      ['pricesPush', 'Push'],
    ],
  },
  {
    kind: 'stock',
    note: 'Des produits où vous avez choisi « Me notifier quand disponible ».',
    ways: [
      ['stockShop', 'Shop'],
      ['stockEmail', 'Email'],
      ['stockPush', 'Push'],
    ],
  },
  {
    kind: 'cart',
    note: 'Un seul message par panier, s’il n’est pas commandé. Votre panier est alors gardé par la boutique, 30 jours au plus.',
    ways: [['cartEmail', 'Email']],
  },
];

/** The choices of a signed-in user's notifications (R1961): each choice is saved at once. */
export function NotificationChoices() {
  const { status, value, retry } = useRemote(async () => {
    const [{ choices }, isHere] = await Promise.all([getChoices(browserClient), isPushed()]);
    return { choices, isHere };
  }, 0);
  if (status === 'failed')
    return (
      <Notice kind="error">
        <p>Erreur lors du chargement de vos choix</p>
        <Button variant="outline" onClick={retry}>
          Réessayer
        </Button>
      </Notice>
    );
  return value ? <Form first={value.choices} wasHere={value.isHere} /> : <Spinner />;
}

function Form({ first, wasHere }: { first: Choices; wasHere: boolean }) {
  const [choices, setChoices] = useState(first);
  const [isHere, setHere] = useState(wasHere);
  const [said, setSaid] = useState({ text: '', isError: false });
  const choose = async (field: ChoiceField, way: NotificationWay, isOn: boolean) => {
    const put = (value: boolean) => setChoices((before) => ({ ...before, [field]: value }));
    put(isOn);
    try {
      if (way === 'Push' && isOn) await beginPush().then(() => setHere(true));
      await setChoice(browserClient, field, isOn);
      setSaid({ text: 'Choix enregistré', isError: false });
    } catch (error) {
      put(!isOn);
      const text = error instanceof PushProblem ? error.message : messageOf(error, FAILED);
      setSaid({ text, isError: true });
    }
  };
  return (
    <div className={styles.choices}>
      {GROUPS.map(({ kind, note, ways }) => (
        <fieldset key={kind}>
          <legend>{CHOSEN_LABELS[kind]}</legend>
          <p>{note}</p>
          {ways
            .filter(([, way]) => way !== 'Push' || canPush())
            .map(([field, way]) => (
              <label key={field}>
                <input
                  type="checkbox"
                  checked={choices[field] && (way !== 'Push' || isHere)}
                  onChange={(event) => void choose(field, way, event.target.checked)}
                />
                {NOTIFICATION_WAYS[way]}
              </label>
            ))}
        </fieldset>
      ))}
      <p role={said.isError ? 'alert' : 'status'}>{said.text}</p>
    </div>
  );
}
