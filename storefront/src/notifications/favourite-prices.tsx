import type { Product } from '@karite/shared/resources';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { listWatches, watchPrice } from '../api/notifications.ts';
import { useRemote } from '../api/use-remote.ts';
import { Button } from '../ui/button/button.tsx';
import styles from './notifications.module.css';

type Listed = Pick<Product, 'id' | 'name'>;

/** Which favourites' prices their owner wants to hear of when they fall (R1962): one by one, or all. */
export default function FavouritePrices({ products }: { products: readonly Listed[] }) {
  const { value } = useRemote(() => listWatches(browserClient), 0);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [said, setSaid] = useState('');
  if (!value) return null;
  const isOn = (id: string) => chosen[id] ?? value.has(id);
  const choose = async (ids: readonly string[], on: boolean) => {
    try {
      for (const id of ids) {
        setChosen((before) => ({ ...before, [id]: on }));
        await watchPrice(browserClient, id, on);
      }
      setSaid('Choix enregistré');
    } catch (error) {
      setChosen((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, value.has(id)])) }));
      setSaid(messageOf(error, 'Erreur lors de l’enregistrement de l’alerte'));
    }
  };
  const missing = products.filter(({ id }) => !isOn(id)).map(({ id }) => id);
  return (
    <details className={styles.prices}>
      <summary>Me prévenir si un prix baisse</summary>
      <fieldset>
        <legend>Prix à suivre</legend>
        {products.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={isOn(id)} onChange={(event) => void choose([id], event.target.checked)} />
            {name}
          </label>
        ))}
      </fieldset>
      {missing.length > 1 && (
        <Button variant="outline" onClick={() => void choose(missing, true)}>
          Tous
        </Button>
      )}
      <p role="status">{said}</p>
    </details>
  );
}
