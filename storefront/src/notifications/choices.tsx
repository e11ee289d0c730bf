import {
  type ChoiceField,
  choiceField,
  NOTIFICATION_KINDS,
  NOTIFICATION_WAYS,
  type NotificationKind,
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

/** The names of a constant, in their order. */
const namesOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  // its keys are what its type says: it is written in one piece
  Object.keys(labels) as Name[];

const NOTES: Record<NotificationKind, string> = {
  orders: 'La confirmation, les paiements et les annulations vous sont toujours écrits.',
  prices: 'Des produits où vous avez choisi « Me prévenir si le prix baisse ».',
  stock: 'Des produits où vous avez choisi « Me notifier quand disponible ».',
};

/** How who is logged in is told of what (R1961): each choice is kept as it is made. */
export function NotificationChoices() {
  const { status, value, retry } = useRemote(() => getChoices(browserClient), 0);
  if (status === 'failed')
    return (
      <Notice kind="error">
        <p>Erreur lors du chargement de vos choix</p>
        <Button look="outline" onClick={retry}>
          Réessayer
        </Button>
      </Notice>
    );
  return value ? <Form first={value.choices} /> : <Spinner />;
}

function Form({ first }: { first: Choices }) {
  const [choices, setChoices] = useState(first);
  const [said, setSaid] = useState({ text: '', isError: false });
  const choose = async (field: ChoiceField, isOn: boolean) => {
    const put = (value: boolean) => setChoices((before) => ({ ...before, [field]: value }));
    put(isOn);
    try {
      await setChoice(browserClient, field, isOn);
      setSaid({ text: 'Choix enregistré', isError: false });
    } catch (error) {
      put(!isOn);
      setSaid({ text: messageOf(error, "Vos choix n'ont pas pu être enregistrés"), isError: true });
    }
  };
  return (
    <div className={styles.choices}>
      {namesOf(NOTIFICATION_KINDS).map((kind) => (
        <fieldset key={kind}>
          <legend>{NOTIFICATION_KINDS[kind]}</legend>
          <p>{NOTES[kind]}</p>
          {namesOf<NotificationWay>(NOTIFICATION_WAYS).map((way) => {
            const field = choiceField(kind, way);
            return (
              <label key={way}>
                <input
                  type="checkbox"
                  checked={choices[field]}
                  onChange={(event) => void choose(field, event.target.checked)}
                />
                {NOTIFICATION_WAYS[way]}
              </label>
            );
          })}
        </fieldset>
      ))}
      <p role={said.isError ? 'alert' : 'status'}>{said.text}</p>
    </div>
  );
}
