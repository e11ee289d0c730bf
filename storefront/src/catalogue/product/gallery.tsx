import { PROMOTION_PERCENT } from '@karite/shared/pricing';
import type { Product } from '@karite/shared/resources';
import { type ComponentType, useRef, useState } from 'react';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './gallery.module.css';
import type { ZoomProps } from './zoom/zoom.tsx';

type Props = { product: Pick<Product, 'id' | 'images' | 'name' | 'badge' | 'isOnPromo'> };

const LARGE = '(min-width: 60rem) 38rem, (min-width: 48rem) 46vw, 90vw';
const SMALL = '5rem';
/** Older Safari has no event for the end of a swipe. */
const HAS_SCROLL_END = typeof window === 'undefined' || 'onscrollend' in window;

/**
 * A product's pictures (R1104, R1831): a strip that is swiped, arrows, thumbnails, and each larger at a touch. All but the
 * first show their thumbnail's file until somebody turns to them, so that they cost nothing before.
 */
export function Gallery({ product: { id, images, name, badge, isOnPromo } }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  /** The target of a button's scroll: the end of a scroll that a second press overtook is ignored. */
  const target = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const [isTurned, setIsTurned] = useState(false);
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps> | null>(null);
  const count = images.length;
  const altOf = (position: number) =>
    images[position]?.alt ?? (count > 1 ? `${name}, vue ${position + 1} sur ${count}` : name);
  const show = (position: number) => {
    const at = (position + count) % count;
    setIsTurned(true);
    setIndex(at);
    target.current = at;
    strip.current?.scrollTo({ left: at * strip.current.clientWidth });
  };
  const follow = () => {
    if (!strip.current) return;
    const at = Math.round(strip.current.scrollLeft / strip.current.clientWidth);
    if (target.current !== null && at !== target.current) return;
    target.current = null;
    setIsTurned(true);
    setIndex(at);
  };
  const swipe = () => {
    target.current = null;
    setIsTurned(true);
  };
  const enlarge = () =>
    import('./zoom/zoom.tsx').then(
      (it) => setZoom(() => it.Zoom),
      () => null,
    );
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <ul
          ref={strip}
          className={styles.strip}
          onScrollEnd={follow}
          onScroll={HAS_SCROLL_END ? undefined : follow}
          onTouchStart={swipe}
          onWheel={(event) => event.deltaX && swipe()}
        >
          {(count > 0 ? images : [undefined]).map((image, position) => (
            <li key={image?.id ?? ''}>
              <button
                type="button"
                disabled={!image}
                tabIndex={position === index ? 0 : -1}
                aria-haspopup="dialog"
                onClick={enlarge}
              >
                <Picture
                  url={image?.url}
                  alt={altOf(position)}
                  sizes={position === 0 || isTurned ? LARGE : SMALL}
                  first={position === 0}
                />
                {image && <span className="hidden"> : agrandir</span>}
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.badges}>
          {isOnPromo && <span className={styles.cut}>-{PROMOTION_PERCENT}%</span>}
          {badge && <span>{badge}</span>}
        </p>
        <div className={styles.favourite}>
          <FavouriteButton id={id} name={name} />
        </div>
        {count > 1 && (
          <>
            <button
              type="button"
              className={styles.previous}
              aria-label="Image précédente"
              onClick={() => show(index - 1)}
            >
              <Icon name="left" />
            </button>
            <button type="button" className={styles.next} aria-label="Image suivante" onClick={() => show(index + 1)}>
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      {count > 1 && (
        <ul className={styles.thumbs}>
          {images.map((image, position) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={`Voir l’image ${position + 1}`}
                aria-current={position === index}
                onClick={() => show(position)}
              >
                <Picture url={image.url} alt="" sizes={SMALL} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Zoom && <Zoom url={images[index]?.url} alt={altOf(index)} onClose={() => setZoom(null)} />}
    </div>
  );
}
