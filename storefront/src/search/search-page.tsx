import { truncate } from '@karite/shared/format';
import { formatSearchMoney } from '@karite/shared/money';
import { paths } from '@karite/shared/paths';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { Faceted } from '../catalogue/facets/faceted.tsx';
import { pricesVary, type ShopProduct } from '../catalogue/shop-product.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Link } from '../ui/link/link.tsx';
import { MoreLink } from '../ui/more-link/more-link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import type { SearchData } from './search-loader.ts';
import styles from './search-page.module.css';
import { searchParams } from './search-query.ts';

/** Names are cut after this many characters (R1003). */
const NAME_LENGTH = 40;

/** The results of a search (R1003). */
export function Component() {
  const { search, products, total, isClosest, facets } = useLoaderData<SearchData>();
  const { q, page } = search;
  const { location } = useNavigation();
  const wanted = location?.pathname === '/search' ? new URLSearchParams(location.search).get('q') : null;
  const loading = wanted !== null && wanted !== q;
  const shown = loading ? wanted : q;
  return (
    <div className="page">
      <PageMeta title={`Résultats pour "${shown}"`} hidden />
      <h1 className={styles.title}>Résultats pour "{shown}"</h1>
      {loading && <Spinner page />}
      {!loading && (
        <Faceted
          facets={facets}
          chosen={{ ...search.facets, categorie: search.category ?? undefined }}
          total={total}
          to={(params) => paths.search(q, params)}
        >
          {products.length === 0 && (
            <EmptyState
              title={`Aucun produit trouvé pour "${q}"`}
              text="Essayez un autre mot : un ingrédient, un geste, une marque."
            >
              <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
            </EmptyState>
          )}
          {isClosest && (
            <p role="status" className={styles.closest}>
              Aucun résultat exact
            </p>
          )}
          <ul className={styles.grid}>
            {products.map((product, index) => (
              <li key={product.id}>
                <ResultCard product={product} first={index === 0} />
              </li>
            ))}
          </ul>
          <MoreLink
            shown={products.length}
            total={total}
            to={paths.search(q, searchParams({ ...search, page: page + 1 }))}
          />
        </Faceted>
      )}
    </div>
  );
}

const ResultCard = ({ product, first }: { product: ShopProduct; first: boolean }) => (
  <Link to={paths.product(product.id)} className={styles.card}>
    <Picture url={product.images[0]?.url} alt="" sizes="(min-width: 60rem) 18rem, 45vw" first={first} />
    <span>{truncate(product.name, NAME_LENGTH)}</span>
    <strong suppressHydrationWarning>
      {pricesVary(product) && <span>{'dès '}</span>}
      <span>{formatSearchMoney(product.fromPrice)}</span>
    </strong>
    {product.variants > 0 && <small>{product.variants + 1} choix</small>}
  </Link>
);
