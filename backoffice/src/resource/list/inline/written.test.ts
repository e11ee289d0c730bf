import { date, dateTime, defineResource, price, text } from '@karite/shared/resource';
import { expect, it } from 'vitest';
import written from '../../../../../shared/fixtures/written.json' with { type: 'json' };
import { keepShopTimeZone } from '../../../providers/shop-clock.ts';
import { payloadOf } from '../../form/form-values.ts';
import { problemsOf } from '../../form/validate.ts';
import { pastedValues } from './pasted-values.ts';

type Written = [text: string, value: string | number | null][];
const writtenOf = (lines: readonly (string | number | null)[][]): Written =>
  lines.map(([text, value = null]) => [String(text), value]);
const [amounts, days] = [writtenOf(written.amounts), writtenOf(written.days)];

const offers = defineResource({
  name: 'test-offers',
  label: { one: 'Offre', many: 'Offres' },
  display: 'name',
  access: { read: 'admin', create: 'admin', update: 'admin' },
  fields: {
    name: text({ label: 'Nom' }),
    price: price({ label: 'Prix' }),
    until: date({ label: 'Jusqu’au' }),
    endsAt: dateTime({ label: 'Au', isEnd: true }),
  },
});

const pasted = (name: string, written: Written) => {
  const rows = written.map((_, at) => ({ id: String(at), createdAt: '', updatedAt: '', name: '', price: null }));
  return pastedValues(offers, rows, { id: '0', name, lines: written.map(([text]) => text) });
};

it('a pasted column accepts what imports and forms read, or reports why not (P68)', () => {
  keepShopTimeZone('Africa/Abidjan');
  for (const [at, { value, problem }] of pasted('price', amounts).entries())
    expect([value, problem === null], amounts[at]?.[0]).toEqual([amounts[at]?.[1], amounts[at]?.[1] !== null]);
  for (const [at, { value }] of pasted('until', days).entries()) expect(value, days[at]?.[0]).toBe(days[at]?.[1]);
  for (const [at, { value }] of pasted('endsAt', days).entries()) {
    const [typed, day] = days[at] ?? [];
    expect(value, typed).toBe(day === null ? null : `${day}T23:59:59.999Z`);
  }
});

it('what no value can be read of stays in the form as it was typed, and is not saved (P68)', () => {
  for (const [name, written] of [
    ['price', amounts],
    ['until', days],
    ['endsAt', days],
  ] as const)
    for (const [typed] of written.filter(([, value]) => value === null)) {
      const payload = payloadOf(offers, { [name]: typed }, 'create', null);
      expect(payload[name], typed).toBe(typed);
      expect(problemsOf(offers, payload, 'create')[name], typed).toContain(`« ${typed.trim()} »`);
    }
});
