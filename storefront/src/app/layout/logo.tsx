import { paths } from '@karite/shared/paths';
import { SHOP } from '../../identity/shop.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './header.module.css';

/** Two leaves of a shea tree, and the name. */
export const Logo = () => (
  <Link to={paths.home} className={styles.logo}>
    <svg viewBox="0 0 24 30" width="22" height="28" aria-hidden="true">
      <path d="M11.5 29C3 24 1 13 5 2c8 5 10 16 6.5 27z" fill="#e3b7a5" />
      <path d="M12.5 29C21 24 23 13 19 2c-8 5-10 16-6.5 27z" fill="#b54e5a" />
    </svg>
    {SHOP.name}
  </Link>
);
