import type { ListingParams } from '@karite/shared/paths';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useRoots } from '../navigation/roots.ts';
import { isSortKey, type Listing, listingParams, SORTS } from './listing-query.ts';
import styles from './listing-toolbar.module.css';

type Props = {
  listing: Listing;
  count: string;
  /** The address of this page with the given choices. */
  to: (params: ListingParams) => string;
};

/** Category, sorting, grid or list: kept in the address, so that a list can be shared and gone back to. */
export function ListingToolbar({ listing, count, to }: Props) {
  const roots = useRoots() ?? [];
  const navigate = useNavigate();
  const show = (change: Partial<Listing>) =>
    navigate(to(listingParams({ ...listing, page: 1, ...change })), { preventScrollReset: true });
  const viewTo = (list: boolean) => to(listingParams({ ...listing, list }));
  return (
    <form className={styles.toolbar} action={to({})}>
      <label className={styles.choice}>
        <span className="hidden">Catégorie</span>
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
              {root.children.map((child) => (
                <option key={child.id} value={child.id}>
                  {child.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span className="hidden">Tri</span>
        <select
          name="tri"
          key={listing.sort}
          defaultValue={listing.sort}
          onChange={({ target }) => isSortKey(target.value) && show({ sort: target.value })}
        >
          {Object.entries(SORTS).map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">Appliquer</button>
      </noscript>
      <p className={styles.count} aria-live="polite">
        {count}
      </p>
      <div className={styles.views}>
        <Link to={viewTo(false)} replace keepScroll aria-label="Grille" aria-current={!listing.list || undefined}>
          <Icon name="grid" />
        </Link>
        <Link to={viewTo(true)} replace keepScroll aria-label="Liste" aria-current={listing.list || undefined}>
          <Icon name="list" />
        </Link>
      </div>
    </form>
  );
}
