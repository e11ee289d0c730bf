import { Input, type InputRef, Spin } from 'antd';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScanButton } from '../../resource/scan/scan-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { fixedEntries, found, iconOf, type PaletteEntry, searched } from './entries.ts';
import { useSearchResults } from './use-search-results.ts';
import './palette.css';

type PaletteProps = { close: () => void; showShortcuts: () => void };

/** The hint beside the results while nothing is typed. */
const elsewhere = (typed: string, others: ReturnType<typeof searched>['others']): PaletteEntry[] =>
  others.map(({ name, label }) => ({
    key: `search ${name}`,
    group: 'Chercher dans…',
    label: label.many,
    icon: iconOf(name),
    to: `/${name}?q=${encodeURIComponent(typed)}`,
  }));

/** Finds screens, records, actions and settings by a few letters. */
export default function Palette({ close, showShortcuts }: PaletteProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const fixed = useMemo(fixedEntries, []);
  const { searchedNow, others } = useMemo(() => searched(pathname), [pathname]);
  const { entries: results, isSearching } = useSearchResults(typed, searchedNow);
  const text = typed.trim();
  const screens = found(text, fixed);
  const entries = [...screens, ...results, ...(text.length > 1 ? elsewhere(text, others) : [])];
  const chosen = Math.min(at, entries.length - 1);

  const field = useRef<InputRef>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    close();
    navigate(entry.to);
  };
  // A scanner that is a keyboard, or who types a phone number, ends with Enter before anything was found: the first result
  // opens once it is.
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || isSearching) return;
    setAwaited(false);
    if (!results[0]) return;
    close();
    void navigate(results[0].to);
  }, [isAwaited, isSearching, results, close, navigate]);
  const press = (event: KeyboardEvent) => {
    const { length } = entries;
    if (event.key === 'ArrowDown') setAt(length && (chosen + 1) % length);
    else if (event.key === 'ArrowUp') setAt(length && (chosen + length - 1) % length);
    else if (event.key === 'Enter' && isSearching && screens.length === 0) setAwaited(true);
    else if (event.key === 'Enter') go(entries[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      className="palette"
      title="Chercher partout"
      footer={
        <button type="button" className="palette-help" onClick={showShortcuts}>
          ↑ ↓ pour choisir, Entrée pour ouvrir · Tous les raccourcis
        </button>
      }
      onCancel={close}
      // The window takes the focus for itself when it opens.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <div className="palette-field">
        <Input
          ref={field}
          size="large"
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={entries.length > 0 ? `${id}-${chosen}` : undefined}
          aria-label="Écran, élément ou action"
          placeholder="Écran, élément ou action…"
          maxLength={200}
          value={typed}
          suffix={isSearching ? <Spin size="small" /> : <span />}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
            setAwaited(false);
          }}
          onKeyDown={press}
        />
        <ScanButton resources={searchedNow} onLeave={close} />
      </div>
      <div className="palette-entries" id={id} role="listbox" aria-label="Trouvé" ref={list}>
        {entries.map((entry, index) => (
          <div key={entry.key} role="presentation">
            {entries[index - 1]?.group !== entry.group && (
              <h3 className="palette-group" role="presentation">
                {entry.group}
              </h3>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys */}
            <div
              id={`${id}-${index}`}
              data-at={index}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className="palette-entry"
              onPointerMove={() => setAt(index)}
              onClick={() => go(entry)}
            >
              {entry.icon}
              <span>{entry.label}</span>
            </div>
          </div>
        ))}
      </div>
      <p className="quiet palette-none" role="status">
        {entries.length === 0 && !isSearching && 'Rien de ce nom'}
      </p>
    </Dialog>
  );
}
