import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { CategoryCard } from './categories-loader.ts';
import styles from './categories-page.module.css';

/** The root categories (R1125). */
export function Component() {
  const categories = useLoaderData<CategoryCard[]>();
  return (
    <div className="page">
      <PageMeta
        title="Catégories"
        description="Visage, corps, cheveux, solaire, maquillage, parfums : tous nos rayons."
      />
      <h1 className={styles.title}>Catégories</h1>
      {categories.length === 0 && <EmptyState title="Aucune catégorie trouvée" />}
      <ul className={styles.grid}>
        {categories.map((category, index) => (
          <li key={category.id}>
            <Link to={paths.category(category.id)} className={styles.card}>
              <Picture url={category.image} alt="" sizes="(min-width: 48rem) 38rem, 100vw" first={index === 0} />
              <span className={styles.text}>
                <strong>{category.title}</strong>
                <span>{category.subtitle}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
