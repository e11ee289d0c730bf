import { PRODUCT_ORDERS } from '@karite/shared/catalogue';
import { plural } from '@karite/shared/format';
import { paths, patterns } from '@karite/shared/paths';
import { useNavigate } from 'react-router-dom';
import { isOrder } from '../catalogue/listing/listing-query.ts';
import styles from './search-page.module.css';
import { type Search, searchParams } from './search-query.ts';

const { selection: _, ...ORDERS } = PRODUCT_ORDERS;

/** How many products a search has, and in which order: the best matches first, or as a list of the shop. */
export function SearchToolbar({ search, total }: { search: Search; total: number }) {
  const navigate = useNavigate();
  const show = (order: string) =>
    navigate(paths.search(search.q, searchParams({ ...search, page: 1, sort: isOrder(order) ? order : null })), {
      preventScrollReset: true,
    });
  return (
    <form action={patterns.search} className={styles.toolbar}>
      <p aria-live="polite">{plural(total, 'produit')}</p>
      <input type="hidden" name="q" value={search.q} />
      <label>
        <span className="hidden">Tri</span>
        <select
          name="tri"
          key={search.sort}
          defaultValue={search.sort ?? ''}
          onChange={({ target }) => void show(target.value)}
        >
          <option value="">Les plus proches</option>
          {Object.entries(ORDERS).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">Appliquer</button>
      </noscript>
    </form>
  );
}
