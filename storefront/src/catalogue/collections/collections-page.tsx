import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import type { CollectionCard } from '../../api/collections.ts';
import { PageMeta } from '../../seo/page-meta.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from '../categories/categories-page.module.css';

/** The collections that are in the shop, in their order (R1923). */
export function Component() {
  const collections = useLoaderData<CollectionCard[]>();
  return (
    <div className="page">
      <PageMeta
        title="Collections"
        description="Nos sélections : rituels, coffrets, meilleures ventes et petits prix."
      />
      <h1 className={styles.title}>Collections</h1>
      {collections.length === 0 && (
        <EmptyState title="Aucune collection pour le moment">
          <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {collections.map(({ id, title, description, picture }, index) => (
          <li key={id}>
            <Link to={paths.collection(id)} className={styles.card}>
              <Picture url={picture} alt="" sizes="(min-width: 48rem) 38rem, 100vw" first={index === 0} />
              <span className={styles.text}>
                <strong>{title}</strong>
                <span>{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
