import { expect, it } from 'vitest';
import written from '../../fixtures/written.json' with { type: 'json' };
import { AMOUNT, readDay, readMoment, readNumber } from './index.ts';

const said = (lines: readonly (string | number | null)[][]) =>
  lines.map(([text, value = null]) => ({ text: String(text), value }));
const [amounts, days] = [said(written.amounts), said(written.days)];

it('reads 200 amounts or refuses them, none as another (P68)', () => {
  expect(amounts.length).toBeGreaterThanOrEqual(200);
  for (const { text, value } of amounts) {
    const read = readNumber(text, AMOUNT);
    expect('value' in read ? read.value : null, text).toBe(value);
    if ('problem' in read) expect(read.problem).toContain(`« ${text.trim()} »`);
  }
});

it('reads 100 days or refuses them, with the moments at which they begin and end (P68)', () => {
  expect(days.length).toBeGreaterThanOrEqual(100);
  const timeZone = 'Africa/Abidjan';
  for (const { text, value: day } of days) {
    const read = [readDay(text), readMoment(text, { timeZone }), readMoment(text, { timeZone, isEnd: true })];
    const answers = read.map((each) => ('value' in each ? each.value : null));
    expect(answers, text).toEqual(
      day === null ? [null, null, null] : [day, `${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`],
    );
  }
});
