import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { usePinch } from './use-pinch.ts';
import styles from './zoom.module.css';

export type ZoomProps = { url: string | undefined; alt: string; onClose: () => void };

/** How many times wider than the screen a picture becomes at most. */
const MOST = 4;
const STEP = 1.5;

/** One picture over the whole screen (R1831): larger by pinch, double tap or its buttons, moved by finger, wheel or arrows. */
export function Zoom({ url, alt, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  const zoomTo = (next: number) => setScale(Math.min(MOST, Math.max(1, next)));
  usePinch(frame, scale, zoomTo);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.zoom} aria-label="Image agrandie" onClose={onClose}>
      <section
        ref={frame}
        className={styles.frame}
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the arrow keys too
        tabIndex={0}
        onDoubleClick={() => zoomTo(scale > 1 ? 1 : 2)}
      >
        <div className={styles.sheet} style={{ '--scale': scale }}>
          <Picture url={url} alt={alt} sizes={`${Math.ceil(scale) * 100}vmin`} first />
        </div>
      </section>
      <div className={styles.tools}>
        <button type="button" aria-label="Réduire" aria-disabled={scale <= 1} onClick={() => zoomTo(scale / STEP)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label="Agrandir" aria-disabled={scale >= MOST} onClick={() => zoomTo(scale * STEP)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label="Fermer l’image" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
