import { dayIn } from '@karite/shared/cash';
import { lots } from '@karite/shared/resources';
import { addDays } from '@karite/shared/statistics';
import { EXPIRES_WITHIN_DAYS } from '@karite/shared/stock';
import type { CrudFilter } from '@refinedev/core';
import { shopTimeZone } from '../providers/shop-clock.ts';
import { is, useCount } from '../resource/use-count.ts';
import { StatTiles } from '../ui/page/stat-tiles.tsx';

/** By the days of the shop, which decide what has expired. */
const dayAfter = (days: number): string => addDays(dayIn(shopTimeZone(), new Date()), days);

const LEFT: CrudFilter = { field: 'quantity', operator: 'gte', value: 1 };
const EXPIRED = [is('status', 'expired'), LEFT];
const BLOCKED = [is('status', 'blocked'), LEFT];

/** What is expired, what soon will be, and what is blocked: how many lots with pieces left; each leads to its list (R1874). */
export function ExpiryTiles() {
  const tiles = EXPIRES_WITHIN_DAYS.map((days) => {
    const until = dayAfter(days);
    return {
      days,
      filters: [is('status', 'onSale'), LEFT, { field: 'expiresOn', operator: 'lte' as const, value: until }],
      to: `/lots?status=onSale&quantity_gte=1&expiresOn_lte=${until}`,
    };
  });
  // Always as many, in the same order.
  const counts = [
    useCount(lots, tiles[0]?.filters),
    useCount(lots, tiles[1]?.filters),
    useCount(lots, tiles[2]?.filters),
  ];
  return (
    <StatTiles
      tiles={[
        {
          label: 'Périmés, à sortir',
          value: useCount(lots, EXPIRED),
          tone: 'bad',
          to: '/lots?status=expired&quantity_gte=1',
        },
        ...tiles.map(({ days, to }, index) => ({
          label: `Périment sous ${days} jours`,
          value: counts[index] ?? null,
          tone: index === 0 ? ('wait' as const) : ('plain' as const),
          to,
        })),
        { label: 'Bloqués', value: useCount(lots, BLOCKED), to: '/lots?status=blocked&quantity_gte=1' },
      ]}
    />
  );
}
