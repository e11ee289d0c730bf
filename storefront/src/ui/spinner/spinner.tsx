import { NeedsScript } from '../needs-script/needs-script.tsx';
import styles from './spinner.module.css';

/** Something is on its way. In the place of a page's content it is what only the visitor's own browser can bring. */
export function Spinner({ label = 'Chargement...', page = false }: { label?: string; page?: boolean }) {
  return (
    <>
      {page && <NeedsScript />}
      <div className={page ? styles.page : styles.inline} role="status">
        <span className={styles.ring} />
        <span className={page ? undefined : 'hidden'}>{label}</span>
      </div>
    </>
  );
}
