import type { ReactNode } from 'react';
import type { Tone } from './stat-tiles.tsx';
import './badge.css';

/** A short word with a coloured dot. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`badge is-${tone}`}>{children}</span>
);
