import { products, stockMovements, stockSheets } from '@karite/shared/resources';
import { countedNow, lotNumberOf, type SheetKind } from '@karite/shared/stock';
import { sql } from 'drizzle-orm';
import { findOne, type StoredRecord } from '../../engine/read/read.ts';
import { addIn, createIn, write } from '../../engine/write/write.ts';
import { KEYED_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ApiError, invalid } from '../../platform/server/errors/api-error.ts';
import type { Asking } from './follow.ts';
import { holdLevels, type Level } from './hold-levels.ts';
import { beginLot } from './lots/begin-lot.ts';
import { levelOf } from './movement.ts';
import { looseOf, lotOf } from './pieces.ts';

export type SheetLine = {
  productId: string;
  quantity: number;
  lot: string | null;
  expiresOn: string | null;
  /** Of a count: how many there should have been when they were counted; `null` of what was not counted before. */
  expected: number | null;
};
export type SheetRequest = { key: string; kind: SheetKind; note: string | null; lines: readonly SheetLine[] };

type Sheet = StoredRecord<typeof stockSheets>;

const contentOf = (kind: string, lines: readonly Pick<SheetLine, keyof SheetLine>[]): string =>
  JSON.stringify([
    kind,
    lines.map(({ productId, quantity, lot, expiresOn, expected }) => [
      productId,
      quantity,
      lot && lotNumberOf(lot),
      expiresOn,
      expected,
    ]),
  ]);

/** What was booked with this number before; `null` when nothing was. 409 where that was something else. */
async function replay(transaction: Executor, { key, kind, lines }: SheetRequest): Promise<Sheet | null> {
  // Of two that come at once, the second waits for the first, and finds it.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${KEYED_LOCKS.stockSheet + key}, 0))`);
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from ${sql.identifier(stockSheets.name)} where key = ${key}`,
  );
  const before = rows[0] && (await findOne(transaction, stockSheets, rows[0].id));
  if (!before) return null;
  if (contentOf(before.kind ?? '', before.lines ?? []) === contentOf(kind, lines)) return before;
  throw new ApiError(409, 'conflict', 'Cette saisie a déjà été enregistrée avec d’autres lignes : rechargez la page');
}

/** The names of what is booked. 422 by line for what the shop no longer has. */
async function namesOf(transaction: Executor, lines: readonly SheetLine[]): Promise<Map<string, string>> {
  const ids = sql.param(lines.map(({ productId }) => productId));
  const { rows } = await transaction.execute<{ id: string; name: string }>(
    sql`select id, name from ${sql.identifier(products.name)} where id = any(${ids}::uuid[])`,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const gone = lines.flatMap(({ productId }, index) =>
    names.has(productId) ? [] : [[`lines.${index}.productId`, 'Ce produit n’existe plus'] as const],
  );
  if (gone[0]) throw new ApiError(422, 'unknown_product', gone[0][1], { fields: Object.fromEntries(gone) });
  return names;
}

/** Says of which line it is what is wrong with it. */
async function ofLine<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details.fields) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.details.fields).map(([name, problem]) => [`lines.${index}.${name}`, problem]),
    );
    throw new ApiError(error.statusCode, error.code, error.message, { fields });
  }
}

/** How many a movement of this line says: of a count what is there now, by what came and went since it was counted (R1876). */
async function saidBy(transaction: Executor, level: Level, lotId: string | null, kind: SheetKind, line: SheetLine) {
  if (kind === 'received') return line.quantity;
  const part = lotId ? ((await lotOf(transaction, level, lotId))?.quantity ?? 0) : looseOf(level);
  const now = countedNow({ counted: line.quantity, expected: line.expected ?? 0 }, part);
  if (now < 0)
    throw invalid({
      quantity: `Recomptez : il n’en reste que ${part}, et ${-now} de plus manqueraient d’après ce comptage`,
    });
  return now;
}

type Booking = { sheetId: string; kind: SheetKind; held: ReadonlyMap<string, Level> };

async function bookLine(transaction: Executor, writer: Asking, { sheetId, kind, held }: Booking, line: SheetLine) {
  const { productId, lot, expiresOn } = line;
  // A count reads the stock after the lines before it.
  const existing = kind === 'received' ? held.get(productId) : undefined;
  const level = existing ?? (await levelOf(transaction, writer, productId, kind));
  if (kind === 'counted' && line.expected === null && level.quantity > 0)
    throw invalid({ quantity: 'Ce produit a été compté entre-temps : comptez-le de nouveau' });
  const named = lot && { productId, stockId: level.stockId, number: lot, expiresOn };
  const lotId = named ? await beginLot(transaction, writer, named) : null;
  const quantity = await saidBy(transaction, level, lotId, kind, line);
  const movement = { productId, reason: kind, quantity, lotId, sheetId };
  await addIn(transaction, { ...writer, resource: stockMovements }, movement);
}

/**
 * Books a delivery or a count: all of its lines or none, once for each number that it is sent under (R1870, R1875). Whatever it
 * touches is locked first, in the order that orders lock it in.
 */
export async function bookSheet(writer: Asking, requested: SheetRequest): Promise<{ sheet: Sheet; isNew: boolean }> {
  const { key, kind, note, lines } = requested;
  const by = writer.by?.email ?? null;
  return write({ ...writer, resource: stockSheets }, async (transaction) => {
    const before = await replay(transaction, requested);
    if (before) return { sheet: before, isNew: false };
    const names = await namesOf(transaction, lines);
    const held = await holdLevels(transaction, names.keys());
    const stored = lines.map((line) => ({
      ...line,
      lot: line.lot && lotNumberOf(line.lot),
      name: names.get(line.productId) ?? '',
      change: kind === 'received' ? line.quantity : line.quantity - (line.expected ?? 0),
    }));
    const pieces = stored.reduce((sum, { change }) => sum + change, 0);
    const resource = stockSheets;
    const sheet = await createIn(transaction, { ...writer, resource }, { key, kind, note, pieces, by, lines: stored });
    for (const [index, line] of lines.entries())
      await ofLine(index, () => bookLine(transaction, writer, { sheetId: sheet.id, kind, held }, line));
    return { sheet, isNew: true };
  });
}
