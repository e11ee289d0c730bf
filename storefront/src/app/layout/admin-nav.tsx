import { paths } from '@karite/shared/paths';
import styles from './admin-nav.module.css';

/** The back-office's own addresses, named as its menu names them (R1202). */
const WAYS = [
  ['Dashboard', ''],
  ['Catégories', 'categories'],
  ['Marques', 'brands'],
  ['Produits', 'products'],
  ['Commandes', 'orders'],
  ['Utilisateurs', 'users'],
  ['Statistiques', 'stats'],
] as const;

/** The side navigation beside the shop's pages: a column on wide screens, a line that scrolls on phones. */
const AdminNav = () => (
  <nav className={styles.admin} aria-label="Administration">
    <ul>
      {WAYS.map(([label, page]) => (
        <li key={page}>
          <a href={paths.admin + page}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);

export default AdminNav;
