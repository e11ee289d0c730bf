import { kindOf, type ResourceShape } from '@karite/shared/resource';
import { dataProvider } from '../../providers/data-provider.ts';

/** The most ids that fit in an address. */
const AT_ONCE = 50;

/** The smallest step of a price, in the shop's currency. */
const CENT = 0.01;

/** Of how many of these records a price would fall by more than half (R2105). */
export async function countFalls(
  { name: resource, fields }: ResourceShape,
  ids: readonly string[],
  name: string,
  value: unknown,
): Promise<number> {
  const field = fields[name];
  if (!field || !kindOf(field).asksWhenHalved || typeof value !== 'number') return 0;
  let count = 0;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const { total } = await dataProvider.getList({
      resource,
      filters: [
        { field: name, operator: 'gte', value: Math.round((value * 2 + CENT) * 100) / 100 },
        { field: 'id', operator: 'in', value: ids.slice(at, at + AT_ONCE) },
      ],
      meta: { isCounted: true },
    });
    count += total;
  }
  return count;
}
