import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { type ChartPoint, ChartTip } from './chart-tip.tsx';
import { formatCompact } from './compact.ts';
import './charts.css';

/** One value beside the same of the period before; `tick` is its name where there is little room. */
export type SalesPoint = ChartPoint & { tick: string; now: number; before: number };

type SalesChartProps = {
  label: string;
  points: readonly SalesPoint[];
  /** Values in time stand in columns; others in lines, where their names have room. */
  isInTime: boolean;
};

/** A line is this high, in px. */
const LINE_HEIGHT = 44;
const COLUMNS_HEIGHT = 280;
const MARGIN = { top: 12, right: 8, bottom: 0, left: 0 };

/** The period as full bars, the one before as hatched ones. For the eye only: the figures stand in the table beside. */
export default function SalesChart({ label, points, isInTime }: SalesChartProps) {
  const isNarrow = useIsNarrow();
  const axis = { tickLine: false, axisLine: false } as const;
  const bars = { radius: 3, maxBarSize: 28, isAnimationActive: false } as const;
  return (
    <div className="sales-chart" role="img" aria-label={`${label} : les chiffres sont dans le tableau qui suit`}>
      <ResponsiveContainer width="100%" height={isInTime ? COLUMNS_HEIGHT : points.length * LINE_HEIGHT + 24}>
        <BarChart
          data={[...points]}
          layout={isInTime ? 'horizontal' : 'vertical'}
          accessibilityLayer={false}
          margin={MARGIN}
          barGap={1}
        >
          <defs>
            <pattern id="sales-before" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className="before-ground" width="6" height="6" />
              <rect className="before-lines" width="2.5" height="6" />
            </pattern>
          </defs>
          <CartesianGrid vertical={!isInTime} horizontal={isInTime} />
          {isInTime ? (
            <XAxis dataKey="tick" minTickGap={isNarrow ? 24 : 12} {...axis} />
          ) : (
            <XAxis type="number" tickCount={4} allowDecimals={false} tickFormatter={formatCompact} {...axis} />
          )}
          {isInTime ? (
            <YAxis width={52} allowDecimals={false} tickFormatter={formatCompact} {...axis} />
          ) : (
            <YAxis dataKey="tick" type="category" interval={0} width={isNarrow ? 104 : 180} {...axis} />
          )}
          <Tooltip content={ChartTip} isAnimationActive={false} />
          <Bar dataKey="now" className="bar-now" {...bars} />
          <Bar dataKey="before" className="bar-before" fill="url(#sales-before)" {...bars} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
