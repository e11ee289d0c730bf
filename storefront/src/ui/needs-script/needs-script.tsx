import { CallUs } from './call-us.tsx';
import styles from './needs-script.module.css';

/**
 * Replaces, without JavaScript, the element that follows, which does nothing then: states what is required, and how to order
 * all the same. Browsers with JavaScript show nothing of it, and load no code for it.
 */
export const NeedsScript = () => (
  <noscript className={styles.needs}>
    {import.meta.env.SSR && (
      <>
        <style>{`.${styles.needs}+*{display:none}`}</style>
        <CallUs />
      </>
    )}
  </noscript>
);
