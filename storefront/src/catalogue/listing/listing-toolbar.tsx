import { FIRST_ORDER, PRODUCT_ORDERS, type ProductOrder } from '@karite/shared/catalogue';
import { LANGUAGE } from '@karite/shared/locale';
import type { ListingParams } from '@karite/shared/paths';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useRoots } from '../navigation/roots.ts';
import { type Listing, listingParams } from './listing-query.ts';
import styles from './listing-toolbar.module.css';
import { SortChoice } from './sort-choice.tsx';

type Props = {
  listing: Listing;
  /** The default order of the shop's list; `null`: a list without the shop's own order. */
  first: ProductOrder | null;
  /** The address of this page with the given choices. */
  to: (params: ListingParams) => string;
};

/** The orders of a list without one of the shop's own. */
const { selection: _, ...OTHERS } = PRODUCT_ORDERS;

const byTitle = <T extends { title: string }>(all: readonly T[]): T[] =>
  [...all].sort((a, b) => a.title.localeCompare(b.title, LANGUAGE));

/** Category and sorting: stored in the address, so that a list can be shared and returned to. */
export function ListingToolbar({ listing, first, to }: Props) {
  const roots = byTitle(useRoots() ?? []);
  const navigate = useNavigate();
  const show = (change: Partial<Listing>) =>
    navigate(to(listingParams({ ...listing, page: 1, ...change })), { preventScrollReset: true });
  return (
    <form className={styles.toolbar} action={to({})}>
      <label className={styles.choice}>
        <span>Catégorie</span>
        <select
          name="categorie"
          key={listing.category}
          defaultValue={listing.category ?? ''}
          onChange={(event) => show({ category: event.target.value || null })}
        >
          <option value="">Toutes les catégories</option>
          {roots.map((root) => (
            <optgroup key={root.id} label={root.title}>
              <option value={root.id}>{root.title}</option>
              {byTitle(root.children).map((child) => (
                <option key={child.id} value={child.id}>
                  {child.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <SortChoice
        className={styles.choice}
        sort={listing.sort}
        first={first ?? FIRST_ORDER}
        orders={first ? PRODUCT_ORDERS : OTHERS}
        show={(sort) => show({ sort })}
      />
      <noscript>
        <button type="submit">Appliquer</button>
      </noscript>
    </form>
  );
}

/** How many there are, in a grid or in a list. */
export function ListingViews({ listing, count, to }: Pick<Props, 'listing' | 'to'> & { count: string }) {
  const viewTo = (list: boolean) => to(listingParams({ ...listing, list }));
  return (
    <div className={styles.views}>
      <p aria-live="polite">{count}</p>
      <Link to={viewTo(false)} replace keepScroll aria-label="Grille" aria-current={!listing.list || undefined}>
        <Icon name="grid" />
      </Link>
      <Link to={viewTo(true)} replace keepScroll aria-label="Liste" aria-current={listing.list || undefined}>
        <Icon name="list" />
      </Link>
    </div>
  );
}
