import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

export type Opened = 'palette' | 'shortcuts' | null;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What a key opens anywhere: Ctrl-K or Cmd-K also where somebody types, `?` where nobody does. */
export function openedBy(event: KeyboardEvent): Opened {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return null;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey) return 'palette';
  return key === '?' && !ctrlKey && !metaKey && !isTyping(event) ? 'shortcuts' : null;
}

/** Opens the palette and the list of shortcuts by their keys; draws the button for hands. Neither is loaded before. */
export function HotKeys({ isWide }: { isWide: boolean }) {
  const [opened, open] = useState<Opened>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const next = openedBy(event);
      if (!next) return;
      event.preventDefault();
      open(next);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const close = () => open(null);
  return (
    <>
      <Button
        className="palette-button"
        type={isWide ? 'default' : 'text'}
        icon={<SearchOutlined aria-hidden />}
        aria-label="Chercher partout"
        onPointerEnter={() => void loadPalette()}
        onClick={() => open('palette')}
      >
        {isWide && (
          <>
            Chercher <kbd>Ctrl K</kbd>
          </>
        )}
      </Button>
      <Suspense>
        {opened === 'palette' && <Palette close={close} showShortcuts={() => open('shortcuts')} />}
        {opened === 'shortcuts' && <ShortcutsDialog close={close} />}
      </Suspense>
    </>
  );
}
