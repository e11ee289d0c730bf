import { paths, patterns } from '@karite/shared/paths';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './search-box.module.css';

/** Fetched when the box takes the focus: most pages are read without a search. */
const QuickResults = lazy(() => import('./quick-results.tsx'));

/**
 * The header's search, with what may be meant below it (R1002, R1808). Without script it is a plain form. What opens sees to
 * the keyboard, and the field's attributes name what is open and chosen.
 */
export function SearchBox() {
  const here = useLocation();
  // Who types while a page is on its way types for that page.
  const { pathname, search } = useNavigation().location ?? here;
  const searched = (pathname === patterns.search && new URLSearchParams(search).get('q')) || '';
  // What is typed lasts until the next page: the results' own box has what was searched for. A sorted list stays the same page.
  const place = pathname + searched;
  const [typed, setTyped] = useState<{ text: string; place: string } | null>(null);
  const isTyped = typed?.place === place;
  const text = isTyped ? typed.text : searched;
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const q = text.trim();
  const show = () => setOpen(true);
  const close = () => setOpen(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!q) return;
    close();
    navigate(paths.search(q));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet supported by the phones we sell to
    <form className={styles.search} role="search" action="/search" onSubmit={submit}>
      <label>
        <span className="hidden">Rechercher un produit</span>
        <input
          name="q"
          type="search"
          role="combobox"
          aria-expanded="false"
          aria-controls="suggestions suggested-products"
          aria-autocomplete="list"
          placeholder="Rechercher un produit..."
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onFocus={({ target }) => {
            target.select();
            show();
          }}
          onClick={show}
          onChange={(event) => {
            setTyped({ text: event.target.value, place });
            show();
          }}
        />
      </label>
      <button type="submit" aria-label="Rechercher" className={styles.submit}>
        <Icon name="search" />
      </button>
      {open && (
        <Suspense>
          <QuickResults q={isTyped ? q : ''} onClose={close} />
        </Suspense>
      )}
    </form>
  );
}
