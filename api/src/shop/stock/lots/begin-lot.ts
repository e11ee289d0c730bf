import { formatDay } from '@karite/shared/resource';
import { lots } from '@karite/shared/resources';
import { lotNumberOf } from '@karite/shared/stock';
import { sql } from 'drizzle-orm';
import { findOne } from '../../../engine/read/read.ts';
import { addIn, editIn } from '../../../engine/write/write.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/server/errors/api-error.ts';
import type { Asking } from '../follow.ts';

type Named = { productId: string; stockId: string; number: string; expiresOn: string | null };

/**
 * The lot of a number, of a product with a locked level; a new one where there is none yet. 400 where it is there with
 * another date: one of the two was mistyped, and what is sold first hangs on it.
 */
export async function beginLot(transaction: Executor, asking: Asking, named: Named): Promise<string> {
  const { productId, stockId, expiresOn } = named;
  const number = lotNumberOf(named.number);
  const writer = { ...asking, resource: lots };
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from ${sql.identifier(lots.name)} where stock_id = ${stockId} and number = ${number}`,
  );
  const existing = rows[0] && (await findOne(transaction, lots, rows[0].id));
  if (!existing) return (await addIn(transaction, writer, { productId, stockId, number, expiresOn })).id;
  if (expiresOn && !existing.expiresOn) await editIn(transaction, writer, existing.id, { expiresOn });
  else if (expiresOn && existing.expiresOn !== expiresOn)
    throw invalid({
      expiresOn: `Le lot ${number} est enregistré jusqu’au ${formatDay(existing.expiresOn ?? '')} : vérifiez la date`,
    });
  return existing.id;
}
