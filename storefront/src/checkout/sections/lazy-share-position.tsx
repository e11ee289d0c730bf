import { type ComponentType, useEffect, useState } from 'react';
import styles from '../checkout-page.module.css';
import type { SharePositionProps } from './share-position.tsx';

/** Fetched after the form: nobody needs it before an address is typed. Its space is reserved. */
export function LazySharePosition(props: SharePositionProps) {
  const [Drawn, setDrawn] = useState<ComponentType<SharePositionProps> | null>(null);
  useEffect(() => {
    import('./share-position.tsx').then(
      ({ default: SharePosition }) => setDrawn(() => SharePosition),
      () => null,
    );
  }, []);
  return <div className={styles.position}>{Drawn && <Drawn {...props} />}</div>;
}
