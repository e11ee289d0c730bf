import { formatNumber } from '@karite/shared/format';
import { formatDay } from '@karite/shared/resource';
import { type StockMovement, stockMovements } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { is } from '../resource/use-count.ts';
import { StillLoading } from '../ui/states/loading.tsx';

/** More are no order's. */
const MOST = 500;

type Taken = { key: string; product: string; lot: string; expiresOn: string | null; pieces: number };

/** What the movements of an order come to, by lot: what it took, less what it returned. */
export function takenLots(moves: readonly StockMovement[]): Taken[] {
  const taken = new Map<string, Taken>();
  for (const { lot, product, change } of moves) {
    if (!lot) continue;
    const before = taken.get(lot.id)?.pieces ?? 0;
    const { number, expiresOn } = lot;
    taken.set(lot.id, {
      key: lot.id,
      product: product?.name ?? '',
      lot: number ?? '',
      expiresOn: expiresOn ?? null,
      pieces: before - (change ?? 0),
    });
  }
  return [...taken.values()].filter(({ pieces }) => pieces > 0);
}

/** Which lots the pieces of an order are taken from (R1872), for who packs it; nothing where no product has lots. */
export function OrderLots({ orderId }: { orderId: string }) {
  const { query, result } = useList<StockMovement>({
    resource: stockMovements.name,
    filters: [is('orderId', orderId)],
    pagination: { currentPage: 1, pageSize: MOST, mode: 'server' },
    errorNotification: false,
  });
  if (query.isLoading) return <StillLoading />;
  const lots = takenLots(result.data);
  if (lots.length === 0) return null;
  return (
    <>
      <h2>Lots à prendre</h2>
      <ul>
        {lots.map(({ key, product, lot, expiresOn, pieces }) => (
          <li key={key}>
            <span>
              {product} : {formatNumber(pieces)} du lot{' '}
            </span>
            <strong>{lot}</strong>
            {expiresOn && <span className="quiet"> (jusqu’au {formatDay(expiresOn)})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
