import { kindOf, type ResourceShape } from '@karite/shared/resource';
import { API } from '../../providers/api.ts';
import { request } from '../../providers/http-client.ts';

/** As many ids as an address has room for. */
const AT_ONCE = 50;

/** The smallest step of a price, in FCFA. */
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
    const query = new URLSearchParams({
      [`${name}_gte`]: String(Math.round((value * 2 + CENT) * 100) / 100),
      _start: '0',
      _end: '1',
    });
    for (const id of ids.slice(at, at + AT_ONCE)) query.append('id', id);
    const { headers } = await request('GET', `${API}/${resource}?${query}`);
    count += Number(headers['x-total-count'] ?? 0);
  }
  return count;
}
