import { type lots, stockMovements } from '@karite/shared/resources';
import { LOT_STATES } from '@karite/shared/stock';
import { cutToLength } from '@karite/shared/text';
import type { RunAction } from '../../../engine/write/actions.ts';
import { addIn } from '../../../engine/write/write.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Takes all pieces of a lot out of the stock, as lost (R1874). */
export const discardLot =
  (database: Database): RunAction<typeof lots> =>
  async ({ app, transaction, by, record }) => {
    const { id: lotId, quantity, productId, status, blockReason } = record;
    const label = LOT_STATES[status ?? 'blocked'].label;
    const note = blockReason ? `${label} : ${blockReason}` : label;
    await addIn(
      transaction,
      { app, database, by, resource: stockMovements },
      { productId, lotId, reason: 'lost', quantity, note: cutToLength(note, 500) },
    );
    return {};
  };
