import { formatPhone } from '@karite/shared/region';
import { orders } from '@karite/shared/resources';
import { mayHere } from '../../providers/actor.ts';
import { call } from '../../providers/call.ts';
import { iconOf, type PaletteEntry } from './entries.ts';

const MOST = 4;

/** The customers that a text finds (R1514), for those who see orders. */
export async function findCustomers(q: string): Promise<PaletteEntry[]> {
  if (!mayHere(orders.name, 'read')) return [];
  const found = await call('GET', '/customers', { query: { q } });
  return found.slice(0, MOST).map(({ id, name, phone, city }) => ({
    key: `customer ${id}`,
    group: 'Clients',
    label: [name, formatPhone(phone), city].filter(Boolean).join(' · '),
    icon: iconOf('customers'),
    to: `/customers/${id}`,
  }));
}
