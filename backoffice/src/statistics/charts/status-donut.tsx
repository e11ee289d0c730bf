import { formatNumber } from '@karite/shared/format';
import { Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import type { StatusShare } from '../status-shares.ts';
import { ChartTip } from './chart-tip.tsx';
import './charts.css';

/** How large the ring is, in px. */
const SIZE = 176;

/** A status's colour, hatched as well where it is bad: red and green look alike to many. */
const fillOf = ({ tone }: StatusShare) => (tone === 'bad' ? 'url(#share-hatch)' : `var(--${tone})`);

/** The shares by status as a ring around their total. For the eye only: the rows beside it say the same. */
export default function StatusDonut({ shares, total }: { shares: readonly StatusShare[]; total: number }) {
  return (
    <div className="donut" role="img" aria-label="Répartition par statut : les chiffres suivent">
      <ResponsiveContainer width={SIZE} height={SIZE}>
        <PieChart accessibilityLayer={false}>
          <defs>
            <pattern id="share-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="7" height="7" fill="var(--bad)" />
              <rect width="2" height="7" fill="var(--paper)" />
            </pattern>
          </defs>
          <Pie
            data={shares.filter(({ count }) => count > 0).map((share) => ({ ...share, fill: fillOf(share) }))}
            dataKey="count"
            nameKey="label"
            innerRadius={58}
            outerRadius={86}
            startAngle={90}
            endAngle={-270}
            stroke="var(--paper)"
            strokeWidth={2}
            isAnimationActive={false}
          />
          <Tooltip content={ChartTip} isAnimationActive={false} />
        </PieChart>
      </ResponsiveContainer>
      <span className="donut-total">
        <strong className="figure">{formatNumber(total)}</strong>
        <span>{total >= 2 ? 'commandes' : 'commande'}</span>
      </span>
    </div>
  );
}
