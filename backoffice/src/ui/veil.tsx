import { type ReactNode, useEffect, useState } from 'react';

type VeilProps = { spinning: boolean; delay?: number; children: ReactNode };

/** Rows that are read again pale, once that takes `delay` ms. */
export function Veil({ spinning, delay = 0, children }: VeilProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!spinning) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [spinning, delay]);
  const isShown = spinning && isLate;
  return (
    <div className={isShown ? 'veiled ant-spin-spinning' : 'unveiled'} aria-busy={isShown}>
      {children}
    </div>
  );
}
