import { useContext } from 'react';
import { SAVER_ACTION, Saver } from './saver.ts';
import styles from './saver-switch.module.css';

/** Turns the light pages on and off. A plain form, so that it also works while the page sleeps, or without JavaScript. */
export function SaverSwitch() {
  const on = useContext(Saver);
  return (
    <form action={SAVER_ACTION} className={styles.saver}>
      <input type="hidden" name="choix" value={on ? 'non' : 'oui'} />
      <button type="submit" role="switch" aria-checked={on}>
        Économiser mes données
        <span className={styles.track} aria-hidden="true" />
      </button>
    </form>
  );
}
