import type { Executor } from '../../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { countMany, type Limit } from './rate-limit.ts';

/** Requests that one token may make in a minute, over all processes. */
export const MOST_A_MINUTE = 600;
/** A process takes so many calls of a token at once from what is left: a request in so many costs a write. */
export const LOT = 20;
const PACE: Limit = { name: 'api-token:pace', most: MOST_A_MINUTE, minutes: 1 };

/** What a process may still let pass of a token, until when (ms of `now`); `isOver`: nothing is left until then. */
type Lot = { left: number; endsAt: number; isOver: boolean };

const tooFast = (ms: number) =>
  new ApiError(
    429,
    'too_many_requests',
    `Trop de demandes avec ce jeton d’accès : ${MOST_A_MINUTE} par minute au plus`,
    {
      headers: { 'retry-after': String(Math.max(1, Math.ceil(ms / 1_000))) },
      event: { name: 'blocked', details: { by: 'api-token' } },
    },
  );

/**
 * Limits the requests of each token, whichever process receives them. No more than `MOST_A_MINUTE` pass; with several
 * processes, up to a lot less in each but one. Throws a 429 with Retry-After.
 */
export function tokenPace(
  database: Executor,
  now: () => number = () => performance.now(),
): (id: string) => Promise<void> {
  const lots = new Map<string, Promise<Lot>>();
  const take = async (id: string): Promise<Lot> => {
    const { count, seconds } = await countMany(database, PACE, id, LOT);
    return { left: count > MOST_A_MINUTE ? 0 : LOT, endsAt: now() + seconds * 1_000, isOver: count > MOST_A_MINUTE };
  };
  const isUsable = ({ left, endsAt, isOver }: Lot) => endsAt > now() && (left > 0 || isOver);
  return async (id) => {
    for (;;) {
      const taken = lots.get(id);
      const lot = await (taken ?? null);
      if (lot && isUsable(lot)) {
        if (lot.isOver) throw tooFast(lot.endsAt - now());
        lot.left -= 1;
        return;
      }
      // Another request has taken the next lot meanwhile.
      if (lots.get(id) !== taken) continue;
      const next = take(id);
      lots.set(id, next);
      next.catch(() => lots.delete(id));
    }
  };
}
