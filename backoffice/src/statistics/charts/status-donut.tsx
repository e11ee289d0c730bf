import { formatNumber } from '@karite/shared/format';
import { Label, Pie, PieChart, Tooltip } from 'recharts';
import type { StatusShare } from '../status-shares.ts';
import { TIP } from './parts.ts';

/** How large the ring is, in px. */
const SIZE = 176;

/** A status's colour, hatched as well where it is bad: many people can't distinguish red from green. */
const fillOf = ({ tone }: StatusShare) => (tone === 'bad' ? 'url(#share-hatch)' : `var(--${tone})`);

/** The shares by status as a ring around their total. For the eye only: the rows beside it contain the same. */
export default function StatusDonut({ shares, total }: { shares: readonly StatusShare[]; total: number }) {
  return (
    <div role="img" aria-label="Répartition par statut : les chiffres suivent">
      <PieChart width={SIZE} height={SIZE} accessibilityLayer={false}>
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
        >
          <Label
            position="center"
            value={formatNumber(total)}
            dy={-8}
            fill="var(--ink)"
            fontSize={20}
            fontWeight={600}
          />
          <Label
            position="center"
            value={total >= 2 ? 'commandes' : 'commande'}
            dy={12}
            fill="var(--quiet)"
            fontSize={12}
          />
        </Pie>
        <Tooltip {...TIP} separator=" : " formatter={(_, name, { payload }) => [payload.text, name]} />
      </PieChart>
    </div>
  );
}
