import { PRODUCT_ORDERS } from '@karite/shared/catalogue';
import { plural } from '@karite/shared/format';
import { paths, patterns } from '@karite/shared/paths';
import { useNavigate } from 'react-router-dom';
import { SortChoice } from '../catalogue/listing/sort-choice.tsx';
import styles from './search-page.module.css';
import { type Search, searchParams } from './search-query.ts';

const { selection: _, ...others } = PRODUCT_ORDERS;
const ORDERS = { '': 'Les plus proches', ...others };

/** How many products a search has, and in which order: the best matches first, or as a list of the shop. */
export function SearchToolbar({ search, total }: { search: Search; total: number }) {
  const navigate = useNavigate();
  const show = (sort: Search['sort']) =>
    navigate(paths.search(search.q, searchParams({ ...search, page: 1, sort })), {
      preventScrollReset: true,
    });
  return (
    <form action={patterns.search} className={styles.toolbar}>
      <p aria-live="polite">{plural(total, 'produit')}</p>
      <input type="hidden" name="q" value={search.q} />
      <SortChoice sort={search.sort} first="" orders={ORDERS} show={show} />
      <noscript>
        <button type="submit">Appliquer</button>
      </noscript>
    </form>
  );
}
