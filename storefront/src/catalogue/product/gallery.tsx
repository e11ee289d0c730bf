import type { Product } from '@karite/shared/resources';
import { useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './gallery.module.css';

type Props = { images: Product['images']; name: string; badge: string | null };

/** A product's pictures: one large, arrows, and thumbnails (R1104). */
export function Gallery({ images, name, badge }: Props) {
  const [index, setIndex] = useState(0);
  const count = images.length;
  const turn = (by: number) => setIndex((index + by + count) % count);
  const shown = images[Math.min(index, count - 1)];
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture
          key={shown?.id}
          url={shown?.url}
          alt={shown?.alt ?? (count > 1 ? `${name}, vue ${index + 1} sur ${count}` : name)}
          sizes="(min-width: 60rem) 38rem, (min-width: 48rem) 46vw, 100vw"
          first
        />
        {badge && <p className={styles.badge}>{badge}</p>}
        {count > 1 && (
          <>
            <button type="button" className={styles.previous} aria-label="Image précédente" onClick={() => turn(-1)}>
              <Icon name="left" />
            </button>
            <button type="button" className={styles.next} aria-label="Image suivante" onClick={() => turn(1)}>
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
                onClick={() => setIndex(position)}
              >
                <Picture url={image.url} alt="" sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
