import type { ReactNode } from 'react';

/** What may be wider than the screen: it scrolls by itself, by keyboard too. */
export const Scrollable = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, a keyboard could not scroll it
  <section className="scrollable" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
