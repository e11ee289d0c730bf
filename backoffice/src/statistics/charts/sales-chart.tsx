import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { formatCompact } from './compact.ts';
import { AXIS, TIP } from './parts.ts';

/** One value beside the same of the period before; `tick` is its short name. */
export type SalesPoint = { label: string; tick: string; now: number; before: number };

type SalesChartProps = {
  label: string;
  points: readonly SalesPoint[];
  /** Values in time are columns; others are lines, with space for their names. */
  isInTime: boolean;
  /** A figure with its unit. */
  format: (value: number) => string;
};

/** A line is this high, in px. */
const LINE_HEIGHT = 44;
const COLUMNS_HEIGHT = 280;
const LEGEND_HEIGHT = 36;

const BARS = { radius: 3, maxBarSize: 28, isAnimationActive: false } as const;

/** The period as full bars, the one before as hatched ones. For the eye only: the figures are in the table beside. */
export default function SalesChart({ label, points, isInTime, format }: SalesChartProps) {
  const isNarrow = useIsNarrow();
  const height = isInTime ? COLUMNS_HEIGHT : points.length * LINE_HEIGHT + 24;
  return (
    <div role="img" aria-label={`${label} : les chiffres sont dans le tableau qui suit`}>
      <ResponsiveContainer width="100%" height={height + LEGEND_HEIGHT}>
        <BarChart
          data={[...points]}
          layout={isInTime ? 'horizontal' : 'vertical'}
          accessibilityLayer={false}
          margin={{ top: 12, right: 8, bottom: 0, left: 0 }}
          barGap={1}
        >
          <defs>
            <pattern id="sales-before" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect fill="var(--soft)" width="6" height="6" />
              <rect fill="var(--quiet)" width="2.5" height="6" />
            </pattern>
          </defs>
          <CartesianGrid vertical={!isInTime} horizontal={isInTime} stroke="var(--line)" />
          {isInTime ? (
            <XAxis dataKey="tick" minTickGap={isNarrow ? 24 : 12} {...AXIS} />
          ) : (
            <XAxis type="number" tickCount={4} allowDecimals={false} tickFormatter={formatCompact} {...AXIS} />
          )}
          {isInTime ? (
            <YAxis width={52} allowDecimals={false} tickFormatter={formatCompact} {...AXIS} />
          ) : (
            <YAxis dataKey="tick" type="category" interval={0} width={isNarrow ? 104 : 180} {...AXIS} />
          )}
          <Tooltip
            {...TIP}
            labelFormatter={(tick, [point]) => point?.payload?.label ?? tick}
            formatter={(value) => format(Number(value))}
          />
          <Legend verticalAlign="top" height={LEGEND_HEIGHT} />
          <Bar dataKey="now" name="Période" fill="var(--accent)" {...BARS} />
          <Bar dataKey="before" name="Période d’avant" fill="url(#sales-before)" {...BARS} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
