import { lots, type StockMovement, stocks } from '@karite/shared/resources';
import { type StockReason, stockChange } from '@karite/shared/stock';
import { findOne } from '../../engine/read/read.ts';
import { addUnlessTaken, changeIn } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import type { Asking } from './follow.ts';
import { holdLevels, type Level } from './hold-levels.ts';
import { type HeldLot, looseOf, lotOf } from './pieces.ts';

/** What is left of a product, held; a count begins the counting of one that was not counted (R1860). 400 otherwise. */
export async function levelOf(
  transaction: Executor,
  writer: Asking,
  productId: string,
  reason: StockReason,
): Promise<Level> {
  const level = (await holdLevels(transaction, [productId])).get(productId);
  if (level) return level;
  if (reason !== 'counted')
    throw invalid({ productId: 'Ce produit n’est pas encore compté : faites d’abord son inventaire' });
  await addUnlessTaken(transaction, { ...writer, resource: stocks }, ['productId'], { productId });
  return levelOf(transaction, writer, productId, reason);
}

type Moving = {
  productId: string;
  reason: StockReason;
  quantity: number;
  lotId?: string | null | undefined;
  /** Whether a sheet books it, which knows that what is in no lot is counted by itself. */
  isOfSheet: boolean;
};

/** The lot that a movement names. 400 where it is another product's, or sold though it is not on sale. */
async function lotIn(transaction: Executor, level: Level, { lotId, reason }: Moving): Promise<HeldLot | null> {
  if (!lotId) return null;
  const lot = await lotOf(transaction, level, lotId);
  if (!lot) throw invalid({ lotId: 'Ce lot est celui d’un autre produit' });
  if (reason === 'sold' && lot.status !== 'onSale') throw invalid({ lotId: 'Ce lot n’est pas en vente' });
  return lot;
}

/** Why pieces in no lot can't be moved so; nothing where they can. */
function looseProblem(level: Level, { reason, isOfSheet }: Moving, left: number): Record<string, string> | null {
  if (level.inLots > 0 && reason === 'counted' && !isOfSheet)
    return { lotId: 'Ce produit a des lots : choisissez celui que vous comptez' };
  if (left >= 0) return null;
  const loose = looseOf(level);
  return level.inLots > 0
    ? { lotId: `Choisissez le lot : ${loose} seulement sont sans lot` }
    : { quantity: `Il n’en reste que ${loose}` };
}

/** What a movement changes, of its lot or of the pieces without one, and what is left of the product (R1861, R1871). */
export async function judgeMovement(transaction: Executor, writer: Asking, moving: Moving) {
  const level = await levelOf(transaction, writer, moving.productId, moving.reason);
  const lot = await lotIn(transaction, level, moving);
  const part = lot ? lot.quantity : looseOf(level);
  const change = stockChange(moving.reason, moving.quantity, part);
  if (lot && part + change < 0) throw invalid({ quantity: `Il n’en reste que ${part} de ce lot` });
  const problem = lot ? null : looseProblem(level, moving, part + change);
  if (problem) throw invalid(problem);
  return { stockId: level.stockId, change, left: level.quantity + change };
}

/**
 * Writes what a movement left to its lot, and then to the product's stock, which so sees how many can be sold. Both are held
 * by the lock on the stock, which each change of a lot takes first.
 */
export async function applyMovement(transaction: Executor, writer: Asking, moved: StockMovement): Promise<void> {
  const lot = moved.lot && (await findOne(transaction, lots, moved.lot.id));
  if (lot)
    await changeIn(transaction, { ...writer, resource: lots }, lot, { quantity: lot.quantity + (moved.change ?? 0) });
  const stock = moved.stock && (await findOne(transaction, stocks, moved.stock.id));
  if (stock) await changeIn(transaction, { ...writer, resource: stocks }, stock, { quantity: moved.left ?? 0 });
}
