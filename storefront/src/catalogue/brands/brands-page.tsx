import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BrandCard } from './brands-loader.ts';
import styles from './brands-page.module.css';

const INTRO =
  'Des laboratoires et des ateliers choisis un par un, à Cotonou, Abidjan, Kinshasa, Brazzaville et au-delà.';

/** Every brand we distribute (R1122). */
export function Component() {
  const brands = useLoaderData<BrandCard[]>();
  return (
    <div className="page">
      <PageMeta title="Marques" description={INTRO} />
      <header className={styles.head}>
        <h1>Marques</h1>
        <p>{INTRO}</p>
      </header>
      {brands.length === 0 && <EmptyState title="Aucune marque pour le moment" />}
      <ul className={styles.grid}>
        {brands.map((brand, index) => (
          <li key={brand.id}>
            <Link to={paths.brand(brand.id)} className={styles.brand}>
              <Picture url={brand.logo} alt="" sizes="(min-width: 60rem) 18rem, 45vw" first={index === 0} />
              <span>{brand.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
