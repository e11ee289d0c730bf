import type { CSSProperties } from 'react';

/** Axes of the page's own colours, without lines. */
export const AXIS = { tickLine: false, axisLine: false, tick: { fill: 'var(--quiet)', fontSize: 12 } } as const;
/** The tooltip is light, also in dark mode. */
const contentStyle: CSSProperties = {
  background: 'var(--paper)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--round-small)',
  color: 'var(--ink)',
};
export const TIP = {
  contentStyle,
  itemStyle: { color: 'var(--ink)' },
  cursor: { fill: 'var(--soft)' },
  isAnimationActive: false,
} as const;
