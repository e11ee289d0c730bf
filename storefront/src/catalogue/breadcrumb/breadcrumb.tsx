import { BreadcrumbData, type Crumb } from '../../seo/breadcrumb-data.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './breadcrumb.module.css';

/** The place of this page in the shop. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className={styles.nav}>
      {import.meta.env.SSR && <BreadcrumbData crumbs={crumbs} />}
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
