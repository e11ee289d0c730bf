import { truncate } from '@karite/shared/format';
import { formatSearchMoney } from '@karite/shared/money';
import { paths } from '@karite/shared/paths';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { Faceted } from '../catalogue/facets/faceted.tsx';
import { ProductGrid } from '../catalogue/product-grid/product-grid.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { MoreLink } from '../ui/more-link/more-link.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { Instead } from './instead.tsx';
import type { SearchData } from './search-loader.ts';
import styles from './search-page.module.css';
import { searchParams } from './search-query.ts';
import { SearchToolbar } from './search-toolbar.tsx';

/** Names are cut after this many characters (R1003). */
const NAME_LENGTH = 40;
const shortName = (name: string) => truncate(name, NAME_LENGTH);

/** The results of a search (R1003). */
export function Component() {
  const { search, products, total, isClosest, facets, instead } = useLoaderData<SearchData>();
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
      {!loading && instead && <Instead q={q} {...instead} />}
      {!loading && !instead && (
        <Faceted
          facets={facets}
          chosen={{ ...search.facets, categorie: search.category ?? undefined }}
          total={total}
          to={(params) => paths.search(q, { tri: search.sort ?? undefined, ...params })}
        >
          {isClosest && (
            <p role="status" className={styles.closest}>
              <strong>Aucun résultat exact</strong>
              <span>Voici ce qui s’en approche le plus.</span>
            </p>
          )}
          {products.length === 0 ? (
            <EmptyState
              title={`Aucun produit trouvé pour "${q}"`}
              text={q ? 'Rien avec ces filtres.' : 'Écrivez ce que vous cherchez : un soin, une marque, un besoin.'}
            >
              {q ? (
                <ButtonLink to={paths.search(q)}>Retirer les filtres</ButtonLink>
              ) : (
                <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
              )}
            </EmptyState>
          ) : (
            <>
              <SearchToolbar search={search} total={total} />
              <h2 className="hidden">Liste des produits</h2>
              <ProductGrid products={products} firstEager nameOf={shortName} format={formatSearchMoney} />
            </>
          )}
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
