import { paths } from '@karite/shared/paths';
import { useRef } from 'react';
import { useRoots } from '../catalogue/navigation/roots.ts';
import { Choice, Group } from './choice.tsx';
import { FormerSearches } from './former-searches.tsx';
import { Found } from './found.tsx';
import { lastSearches } from './last-searches.ts';
import styles from './quick-results.module.css';
import { useCombobox } from './use-combobox.ts';
import { type Suggestions, useQuickSearch } from './use-quick-search.ts';

const isEmpty = ({ texts, names, records }: Suggestions): boolean =>
  [texts, names.brandId, names.categories, records].every((each) => each.length === 0);

/** The drop-down below the search box: what may be meant, the first five products, and the way to all (R1002, R1808). */
export default function QuickResults({ q, onClose }: { q: string; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { status, found } = useQuickSearch(q);
  const former = q === '' && lastSearches().length > 0;
  const isOpen = former || status === 'loading' || found !== null;
  const offered = found && !isEmpty(found) ? found : null;
  useCombobox(place, former || found !== null, offered ?? q, onClose);
  return (
    <div ref={place}>
      {isOpen && (
        <>
          <button
            type="button"
            className={styles.overlay}
            data-overlay
            aria-label="Fermer la recherche"
            tabIndex={-1}
            onClick={onClose}
          />
          <div className={styles.results}>
            {former && <FormerSearches onClose={onClose} />}
            <State isLoading={status === 'loading' && !found} found={found} />
            {offered && <Found q={q} found={offered} onClose={onClose} />}
            {found && !offered && <Categories onClose={onClose} />}
          </div>
        </>
      )}
    </div>
  );
}

/** Where nothing is near to what is typed: the categories. */
function Categories({ onClose }: { onClose: () => void }) {
  return (
    <div role="listbox" id="suggestions" aria-label="Suggestions">
      <Group label="Catégories">
        {(useRoots() ?? []).map(({ id, title }) => (
          <Choice key={id} to={paths.category(id)} onClick={onClose}>
            {title}
          </Choice>
        ))}
      </Group>
    </div>
  );
}

/** Announces the results to screen readers, and shows everyone when there are none or not yet any. */
function State({ isLoading, found }: { isLoading: boolean; found: Suggestions | null }) {
  const count = found?.records.length ?? 0;
  const said = isLoading
    ? 'Recherche en cours...'
    : found &&
      (count === 0
        ? 'Aucun produit trouvé'
        : found.isClosest
          ? 'Aucun résultat exact'
          : `${count} ${count > 1 ? 'produits proposés' : 'produit proposé'}`);
  return (
    <p role="status" className={said && (count === 0 || found?.isClosest) ? undefined : 'hidden'}>
      {said}
    </p>
  );
}
