import type { DemoOrder, DemoShop } from '@karite/demo';
import { lots, stockMovements, stockSheets, stocks } from '@karite/shared/resources';
import { lotStatus, type StockReason } from '@karite/shared/stock';
import { insertRecord } from '../../engine/write/save.ts';
import type { Executor } from '../../platform/database/database.ts';

const DAY_MS = 86_400_000;
/** When the demo shop counted, and when its delivery came, in days before now. */
const [COUNTED_AGO, RECEIVED_AGO] = [6, 2];
/** In how many days a delivered lot expires, one product after the other. */
const EXPIRES_IN = [640, 24, 410, 52, 84] as const;
const BLOCKED = 'Odeur inhabituelle signalée par une cliente : en attente du fournisseur';

type DemoLot = { number: string; expiresOn: string; status: 'onSale' | 'blocked' | 'expired'; quantity: number };
type Move = { reason: StockReason; quantity: number; change: number; lot: DemoLot | null; at: Date; orderId?: string };
type Counted = { productId: string; name: string; moves: Move[]; lots: DemoLot[] };

const sumOf = (moves: readonly Move[]): number => moves.reduce((sum, { change }) => sum + change, 0);
const dated = (at: Date) => ({ createdAt: at.toISOString(), updatedAt: at.toISOString() });

/** Every third product that is in stock is counted: some pieces without a lot, some expired ones, and a lot that came since. */
function begin(shop: DemoShop, ids: ReadonlyMap<string, string>, now: Date): Map<string, Counted> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const dayIn = (days: number) => ago(-days).toISOString().slice(0, 10);
  const counted = shop.products
    .map((product, index) => ({ ...product, index }))
    .filter(({ inStock, index }) => inStock && index % 3 === 0);
  return new Map(
    counted.map(({ key, name, index }, place): [string, Counted] => {
      const lotOf = (letter: string, days: number, quantity: number, isBlocked = false): DemoLot => {
        const expiresOn = dayIn(days);
        const status = lotStatus(isBlocked ? 'blocked' : 'onSale', expiresOn, dayIn(0));
        return { number: `${letter}${1_000 + index}`, expiresOn, status, quantity };
      };
      const loose = 40 + ((index * 37) % 120);
      const fresh = lotOf('L', EXPIRES_IN[place % EXPIRES_IN.length] ?? 640, 12 + ((index * 11) % 48), place === 2);
      const old = place % 9 === 4 ? [lotOf('P', -8, 3)] : [];
      const count = (quantity: number, lot: DemoLot | null): Move => ({
        reason: 'counted',
        quantity,
        change: quantity,
        lot,
        at: ago(COUNTED_AGO),
      });
      const { quantity } = fresh;
      const received: Move = { reason: 'received', quantity, change: quantity, lot: fresh, at: ago(RECEIVED_AGO) };
      const moves = [count(loose, null), ...old.map((lot) => count(lot.quantity, lot)), received];
      return [key, { productId: ids.get(key) ?? '', name, moves, lots: [...old, fresh] }];
    }),
  );
}

/** What orders since the delivery took: of the lot that came, as long as it is on sale and has some. */
function sell(counted: ReadonlyMap<string, Counted>, sold: readonly { order: DemoOrder; id: string }[], now: Date) {
  const since = now.getTime() - RECEIVED_AGO * DAY_MS;
  const isTaken = ({ createdAt, status }: DemoOrder) => createdAt.getTime() > since && status !== 'cancelled';
  for (const { order, id: orderId } of sold.filter((it) => isTaken(it.order)))
    for (const { product, quantity } of order.lines) {
      const stock = counted.get(product);
      const lot = stock?.lots.find((it) => it.status === 'onSale' && it.quantity >= quantity);
      if (!stock || !lot) continue;
      lot.quantity -= quantity;
      stock.moves.push({ reason: 'sold', quantity, change: -quantity, lot, at: order.createdAt, orderId });
    }
}

/** The sheet of a kind, with a line for each movement that it booked; returns its id. */
async function storeSheet(database: Executor, counted: readonly Counted[], kind: 'counted' | 'received', at: Date) {
  const booked = counted.flatMap(({ productId, name, moves }) =>
    moves
      .filter(({ reason }) => reason === kind)
      .map(({ quantity, change, lot }) => ({
        productId,
        name,
        quantity,
        change,
        lot: lot?.number ?? null,
        expiresOn: lot?.expiresOn ?? null,
      })),
  );
  const pieces = booked.reduce((sum, { change }) => sum + change, 0);
  const note = kind === 'counted' ? 'Premier inventaire de la boutique' : 'Livraison du laboratoire de Cotonou';
  return insertRecord(database, stockSheets, { kind, key: `demo ${kind}`, note, pieces, lines: booked }, dated(at));
}

/** The counted products of the demo shop: lots of which some expire soon, a count, a delivery, and what was sold since. */
export async function storeDemoStock(
  database: Executor,
  shop: DemoShop,
  ids: ReadonlyMap<string, string>,
  sold: readonly { order: DemoOrder; id: string }[],
  now: Date,
): Promise<void> {
  const counted = begin(shop, ids, now);
  sell(counted, sold, now);
  const all = [...counted.values()];
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const sheets: Partial<Record<StockReason, string>> = {
    counted: await storeSheet(database, all, 'counted', ago(COUNTED_AGO)),
    received: await storeSheet(database, all, 'received', ago(RECEIVED_AGO)),
  };
  for (const { productId, moves, lots: own } of all) {
    const stockId = await insertRecord(database, stocks, {
      productId,
      quantity: sumOf(moves),
      lowAt: 60,
      inLots: 0,
      withheld: 0,
    });
    const lotIds = new Map<DemoLot, string>();
    for (const lot of own) {
      const blockReason = lot.status === 'blocked' ? BLOCKED : null;
      lotIds.set(lot, await insertRecord(database, lots, { ...lot, productId, stockId, blockReason }));
    }
    let left = 0;
    for (const { lot, at, ...move } of moves.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
      left += move.change;
      const of = { productId, stockId, lotId: lot && lotIds.get(lot), sheetId: sheets[move.reason], left };
      await insertRecord(database, stockMovements, { ...move, ...of, by: null }, dated(at));
    }
  }
}
