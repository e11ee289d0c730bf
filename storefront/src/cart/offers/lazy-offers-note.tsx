import type { Totals } from '@karite/shared/offers';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './offers-note.module.css';

/** Fetched once the page is there: what things cost comes first. Its line is kept free until then. */
export function LazyOffersNote({ totals }: { totals: Totals }) {
  const [Drawn, setDrawn] = useState<ComponentType<{ totals: Totals }> | null>(null);
  useEffect(() => {
    import('./offers-note.tsx').then(
      ({ OffersNote }) => setDrawn(() => OffersNote),
      () => null,
    );
  }, []);
  return <div className={styles.note}>{Drawn && <Drawn totals={totals} />}</div>;
}
