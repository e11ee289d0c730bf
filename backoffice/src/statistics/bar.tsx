import type { ReactNode } from 'react';

type BarProps = { label: string; value: ReactNode; share: number; tone?: 'accent' | 'good' | 'wait' | 'bad' };

/** A labelled bar; `share` is between 0 and 1. */
export const Bar = ({ label, value, share, tone = 'accent' }: BarProps) => (
  <div className="bar">
    <span className="bar-head">
      <span>{label}</span>
      <span className="figure">{value}</span>
    </span>
    <span className="bar-track">
      <span className={`bar-fill is-${tone}`} style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </span>
  </div>
);
