import { paths } from '@karite/shared/paths';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './search-box.module.css';
import { Searching } from './searching.tsx';

/** Fewer letters find nothing worth showing (R1002). */
const SHORTEST = 2;

/** Fetched with the first letters: most pages are read without a search. */
const QuickResults = lazy(() => import('./quick-results.tsx'));

/** The header's search, with the first matches below it (R1002). Without script it is a plain form. */
export function SearchBox() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const q = text.trim();
  const close = () => setOpen(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!q) return;
    close();
    navigate(paths.search(q));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to the phones we sell to
    <form
      className={styles.search}
      role="search"
      action="/search"
      onSubmit={submit}
      onKeyDown={(event) => {
        walk(event);
        if (event.key === 'Escape') close();
      }}
    >
      <label>
        <span className="hidden">Rechercher un produit</span>
        <input
          name="q"
          type="search"
          placeholder="Rechercher un produit..."
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
        />
      </label>
      <button type="submit" aria-label="Rechercher" className={styles.submit}>
        <Icon name="search" />
      </button>
      {open && q.length >= SHORTEST && (
        <>
          <button
            type="button"
            className={styles.overlay}
            aria-label="Fermer la recherche"
            tabIndex={-1}
            onClick={close}
          />
          <Suspense fallback={<Searching />}>
            <QuickResults q={q} onChoose={close} />
          </Suspense>
        </>
      )}
    </form>
  );
}

/** Arrows go from the field through the results; Escape, which closes them, gives the field the focus back. */
function walk(event: KeyboardEvent<HTMLFormElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1, Escape: -Infinity }[event.key];
  if (!by) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  if (stops.length > 1) event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}
