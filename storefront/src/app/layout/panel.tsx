import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './panel.module.css';

type Props = { title: string; side: 'left' | 'right'; onClose: () => void; children: ReactNode };

/** A panel from the side. The browser's own dialog traps the focus and closes on Escape. */
export function Panel({ title, side, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside the panel does
    <dialog
      ref={dialog}
      className={`${styles.panel} ${styles[side]}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        const { target } = event;
        if (target === dialog.current || (target instanceof Element && target.closest('a'))) dialog.current?.close();
      }}
    >
      <div className={styles.content}>
        <header>
          <h2>{title}</h2>
          <button type="button" aria-label="Fermer" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
