import { randomInt } from 'node:crypto';
import { CODE_DAYS, exchangeProblem, worthOf } from '@karite/shared/points';
import { offers, pointMovements, pointsSettings } from '@karite/shared/resources';
import { findSingle } from '../../engine/read/read.ts';
import { addIn, type Writer, write } from '../../engine/write/write.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, invalid } from '../../platform/server/errors/api-error.ts';
import { holdBalance } from './hold-balance.ts';

/** Signs that nobody takes for one another, without vowels: as in an order's short number. */
const SIGNS = '23456789CDFHJKMPRTVWXY';
const CODE_LENGTH = 8;
const DAY_MS = 24 * 60 * 60_000;

const newCode = (): string =>
  `PTS-${Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/** A code for one's own points (R1973): all of it or nothing, also for concurrent requests. */
export async function exchangePoints(
  { app, database, by }: Pick<Writer, 'app'> & { database: Database; by: SignedIn },
  points: number,
) {
  const writer = { app, database, by };
  return write({ ...writer, resource: pointMovements }, async (transaction) => {
    const settings = await findSingle(transaction, pointsSettings);
    if (!settings.isOn) throw new ApiError(409, 'conflict', 'Les points ne s’échangent pas en ce moment');
    const problem = exchangeProblem(points, await holdBalance(transaction, by.id), settings);
    if (problem) throw invalid({ points: problem });
    const [code, amount] = [newCode(), worthOf(points, settings)];
    const endsAt = new Date(Date.now() + CODE_DAYS * DAY_MS).toISOString();
    const offer = await addIn(
      transaction,
      { ...writer, resource: offers },
      {
        name: 'Points de fidélité',
        code,
        kind: 'amount',
        amount,
        isActive: true,
        isForAll: true,
        withPromotions: true,
        combines: true,
        audience: 'customer',
        customerId: by.id,
        maxUses: 1,
        endsAt,
      },
    );
    const moved = await addIn(
      transaction,
      { ...writer, resource: pointMovements },
      { userId: by.id, reason: 'exchanged', points: -points, offerId: offer.id, code },
    );
    return { code, amount, endsAt, left: moved.left ?? 0 };
  });
}
