import { CallUs } from './call-us.tsx';
import styles from './needs-script.module.css';

/**
 * Stands, without JavaScript, in the place of the element that follows, which does nothing then: says what is needed, and
 * how to order all the same. Browsers with JavaScript show nothing of it, and have no code of it.
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
