import { call } from './call.ts';
import { httpError } from './http-client.ts';

/** So many lists the API counts in one call. */
const AT_A_TIME = 12;

type Waiting = { list: string; resolve: (count: number) => void; reject: (error: unknown) => void };
let waiting: Waiting[] = [];

async function fetchCounts(batch: readonly Waiting[]): Promise<void> {
  try {
    const { counts } = await call('GET', '/counts', { query: { list: batch.map(({ list }) => list) } });
    for (const [index, { resolve, reject }] of batch.entries()) {
      const count = counts[index];
      if (typeof count === 'number') resolve(count);
      else reject(httpError(403, ''));
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

function fetchAll(): void {
  const all = waiting;
  waiting = [];
  for (let start = 0; start < all.length; start += AT_A_TIME) void fetchCounts(all.slice(start, start + AT_A_TIME));
}

/**
 * How many records a list has: `orders?status=pending`. All counts of a rendering go out as one call.
 * Fails with 403 where the user may not read the list.
 */
export const countOf = (list: string): Promise<number> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) queueMicrotask(fetchAll);
    waiting.push({ list, resolve, reject });
  });
