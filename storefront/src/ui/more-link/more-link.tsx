import { Link } from '../link/link.tsx';
import styles from './more-link.module.css';

/** How much of a list is on the page, and the rest of it: a plain link, so that it also works without script. */
export function MoreLink({ shown, total, to }: { shown: number; total: number; to: string }) {
  if (shown >= total) return null;
  return (
    <div className={styles.more}>
      <p>
        {shown} sur {total}
      </p>
      <progress value={shown} max={total} aria-hidden="true" />
      <Link to={to} keepScroll replace className={styles.link}>
        Afficher plus
      </Link>
    </div>
  );
}
