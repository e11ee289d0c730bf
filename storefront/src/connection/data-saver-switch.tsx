import { paths } from '@karite/shared/paths';
import { useContext } from 'react';
import { DataSaver } from '../ui/data-saver/data-saver.ts';
import styles from './data-saver-switch.module.css';

/** Turns the data saver on and off. A plain form, so that it also works before hydration, or without JavaScript. */
export function DataSaverSwitch() {
  const on = useContext(DataSaver);
  return (
    <form action={paths.dataSaver} className={styles.saver}>
      <input type="hidden" name="choix" value={on ? 'non' : 'oui'} />
      <button type="submit" role="switch" aria-checked={on}>
        Économiser mes données
        <span className={styles.track} aria-hidden="true" />
      </button>
    </form>
  );
}
