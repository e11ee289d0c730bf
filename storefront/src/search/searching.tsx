import styles from './search-box.module.css';

export const Searching = () => (
  <div className={styles.results} role="status">
    <p>Recherche en cours...</p>
  </div>
);
