import styles from './spinner.module.css';

/** Something is on its way. */
export function Spinner({ label = 'Chargement...', page = false }: { label?: string; page?: boolean }) {
  return (
    <div className={page ? styles.page : styles.inline} role="status">
      <span className={styles.ring} />
      <span className={page ? undefined : 'hidden'}>{label}</span>
    </div>
  );
}
