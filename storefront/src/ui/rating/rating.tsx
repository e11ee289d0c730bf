import { formatNumber } from '@karite/shared/format';
import styles from './rating.module.css';

declare module 'react' {
  interface CSSProperties {
    /** How much of five stars is drawn full. */
    '--share'?: string;
  }
}

/** Out of five; shown as 5 when missing (R1105). */
export function Rating({
  value,
  reviews,
  full = false,
}: {
  value: number | null;
  reviews?: number | null;
  full?: boolean;
}) {
  const shown = value ?? 5;
  return (
    <p className={styles.rating}>
      <span
        className={full ? styles.five : styles.one}
        style={full ? { '--share': `${shown * 20}%` } : undefined}
        aria-hidden="true"
      >
        {full ? '★★★★★' : '★'}
      </span>
      <span className="hidden">Note : </span>
      <span>{formatNumber(shown)}</span>
      <span className="hidden"> sur 5</span>
      {reviews !== undefined && (
        <span className={styles.reviews}>
          ({formatNumber(reviews ?? 0)}
          <span className={full ? undefined : 'hidden'}> avis</span>)
        </span>
      )}
    </p>
  );
}
