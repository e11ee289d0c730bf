import type { Totals } from '@karite/shared/offers';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './offers-note.module.css';

/** Fetched once the page is drawn: prices come first. Its line is reserved until then. */
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
