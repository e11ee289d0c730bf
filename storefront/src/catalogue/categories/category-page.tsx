import { addressOf } from '@karite/shared/client';
import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { useIdentity } from '../../identity/settings.ts';
import { BreadcrumbData } from '../../seo/breadcrumb-data.tsx';
import { PageMeta } from '../../seo/page-meta.tsx';
import { ProductListData } from '../../seo/product-list-data.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { MoreLink } from '../../ui/more-link/more-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { isChosen } from '../facets/facet-choice.ts';
import { Faceted } from '../facets/faceted.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import type { CategoryData } from './categories-loader.ts';
import styles from './category-page.module.css';
import { categoryParams } from './category-query.ts';

/** The pages above a category's. */
const UP = [
  { label: 'Accueil', to: paths.home },
  { label: 'Catégories', to: paths.categories },
];
const toCrumb = ({ id, title }: { id: string; title: string | null }) => ({
  label: title ?? 'Catégorie',
  to: paths.category(id),
});

/** A category, or a subcategory with the way back to its parent (R1125). */
export function Component() {
  const { category, products, total, page, pages, chosen, facets } = useLoaderData<CategoryData>();
  const shop = useIdentity().name;
  const { id, title, subtitle, description, image, parent, children } = category;
  const here = parent ? paths.subcategory(parent.id, id) : paths.category(id);
  return (
    <>
      <PageMeta
        title={title}
        description={description || subtitle || `${title} chez ${shop} : ${plural(total, 'produit')}.`}
        image={image}
        canonical={here}
        page={page}
        pages={pages}
        hidden={isChosen(chosen)}
      />
      {import.meta.env.SSR && (
        <>
          <BreadcrumbData crumbs={[...UP, ...(parent ? [toCrumb(parent)] : []), { label: title }]} />
          <ProductListData products={products} />
        </>
      )}
      <Banner title={title} subtitle={subtitle} image={image}>
        <Link to={parent ? paths.category(parent.id) : paths.categories} className={styles.back}>
          {parent ? parent.title : 'Catégories'}
        </Link>
      </Banner>
      <div className="page">
        {children.length > 0 && (
          <ul className={`rail ${styles.children}`} aria-label="Sous-catégories">
            {children.map((child) => (
              <li key={child.id}>
                <Link to={paths.subcategory(id, child.id)} className="chip">
                  <Picture url={child.image} alt="" sizes="4rem" />
                  {child.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <h2 className="hidden">Produits associés</h2>
        <Faceted
          facets={facets}
          chosen={chosen}
          total={total}
          beside={<p className={styles.count}>{plural(total, 'produit')}</p>}
          to={(params) => addressOf(here, { query: params })}
          of="categories"
        >
          {products.length > 0 ? (
            <ProductGrid products={products} firstEager />
          ) : (
            <EmptyState title="Aucun produit trouvé">
              <Link to={paths.shop()}>Voir tous les produits</Link>
            </EmptyState>
          )}
          <MoreLink
            shown={products.length}
            total={total}
            to={addressOf(here, { query: { ...chosen, ...categoryParams(page + 1) } })}
          />
        </Faceted>
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </>
  );
}
