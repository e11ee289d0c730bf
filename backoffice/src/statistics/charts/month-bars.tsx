import { MONTHS, monthLabel } from '@karite/shared/format';
import type { SalesFigures } from '@karite/shared/statistics';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { formatCompact } from './compact.ts';
import { AXIS, TIP } from './parts.ts';

type MonthBarsProps = {
  months: SalesFigures['months'];
  field: 'revenue' | 'orders';
  label: string;
  /** A figure with its unit. */
  format: (value: number) => string;
  height: number;
};

const COLOURS = { revenue: 'var(--accent)', orders: 'var(--moving)' };
/** On a phone each month is a line, this high in px: twelve columns would leave no space for their figures. */
const LINE_HEIGHT = 30;

/** The month's name, and the year below it where it begins. */
function MonthTick({ x, y, payload, index }: XAxisTickContentProps) {
  const [year, number] = String(payload.value).split('-');
  return (
    <text x={x} y={Number(y) + 12} textAnchor="middle" {...AXIS.tick}>
      <tspan>{MONTHS[Number(number) - 1]}</tspan>
      {(index === 0 || number === '01') && (
        <tspan x={x} dy="1.3em">
          {year}
        </tspan>
      )}
    </text>
  );
}

/** One figure by month as bars, each with its value. For the eye only: the figures are in the table below. */
export function MonthBars({ months, field, label, format, height }: MonthBarsProps) {
  const isNarrow = useIsNarrow();
  return (
    <figure className="month-chart">
      <figcaption>{label}</figcaption>
      <div role="img" aria-label={`${label}, par mois : les chiffres sont dans le tableau qui suit`}>
        <ResponsiveContainer width="100%" height={isNarrow ? months.length * LINE_HEIGHT + 8 : height}>
          <BarChart
            data={[...months]}
            layout={isNarrow ? 'vertical' : 'horizontal'}
            accessibilityLayer={false}
            margin={isNarrow ? { top: 0, right: 48, bottom: 0, left: 0 } : { top: 20, right: 4, bottom: 0, left: 0 }}
          >
            {!isNarrow && <CartesianGrid vertical={false} stroke="var(--line)" />}
            {isNarrow ? (
              <XAxis type="number" hide />
            ) : (
              <XAxis dataKey="month" interval={0} height={38} {...AXIS} tick={MonthTick} />
            )}
            {isNarrow ? (
              <YAxis dataKey="month" type="category" interval={0} width={80} tickFormatter={monthLabel} {...AXIS} />
            ) : (
              <YAxis
                width={56}
                allowDecimals={false}
                niceTicks="snap125"
                tickCount={6}
                tickFormatter={formatCompact}
                {...AXIS}
              />
            )}
            <Tooltip
              {...TIP}
              separator=""
              labelFormatter={(month) => monthLabel(String(month))}
              formatter={(value) => [format(Number(value)), '']}
            />
            <Bar dataKey={field} fill={COLOURS[field]} radius={4} maxBarSize={44} isAnimationActive={false}>
              <LabelList
                dataKey={field}
                position={isNarrow ? 'right' : 'top'}
                formatter={(value) => formatCompact(Number(value))}
                fill="var(--ink)"
                fontSize={12}
              />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
