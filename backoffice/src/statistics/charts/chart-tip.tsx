import type { TooltipContentProps } from 'recharts';

/** A point of a chart, as it is named and said where a finger or a pointer rests on it. */
export type ChartPoint = { label: string; text: string };

/** What a chart says of the point under the pointer. */
export function ChartTip({ active, payload }: TooltipContentProps) {
  // Every chart here draws `ChartPoint`s.
  const point: ChartPoint | undefined = payload[0]?.payload;
  if (!active || !point) return null;
  return (
    <p className="chart-tip">
      <strong>{point.label}</strong>
      {point.text}
    </p>
  );
}
