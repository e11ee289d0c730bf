import { describe, expect, it } from 'vitest';
import { readDay, readMoment, typedDay, typedMoment } from './index.ts';

const PORTO_NOVO = 'Africa/Porto-Novo';

describe('R2110 a day as people write it', () => {
  it.each([
    ...['31/12/2026', '31-12-2026', '31.12.2026', '31/12/26', '31-12-26', '31 / 12 / 2026', '2026-12-31', '2026/12/31'],
    ...['31 décembre 2026', '31 Décembre 2026', '31 déc. 2026', '31 dec 2026', '31-déc-26', 'jeudi 31 décembre 2026'],
    ...[
      'jeu. 31 déc. 2026',
      '2026-12-31T00:00:00.000Z',
      '２０２６-12-31',
      '\u200e31/12/2026',
      '31\u00a0déc.\u00a02026',
    ],
  ])('« %s » is the 31st of December', (text) => expect(readDay(text)).toEqual({ value: '2026-12-31' }));

  it.each([
    ['1/2/2026', '2026-02-01'],
    ['1er janvier 2026', '2026-01-01'],
    ['29/02/2028', '2028-02-29'],
    ['14 juil. 2026', '2026-07-14'],
    ['3 août 2026', '2026-08-03'],
  ])('« %s » is %s', (text, value) => expect(readDay(text)).toEqual({ value }));

  it.each([
    ...[
      '',
      'demain',
      '31/02/2026',
      '29/02/2026',
      '12/31/2026',
      '31/12',
      '46387',
      '31 ju 2026',
      '2026-13-01',
      '31/12/0026',
    ],
    ...['31/12/2026 14:30', '31/12/20266', '2026-12-31-5', '31/12-2026'],
  ])('« %s » is none', (text) =>
    expect(readDay(text)).toEqual({ problem: `Date attendue, comme 31/12/2026 : « ${text} »` }),
  );

  it('is shown as it is read', () => expect(readDay(typedDay('2026-12-31'))).toEqual({ value: '2026-12-31' }));
});

describe('R2111 a moment', () => {
  const read = (text: string, isEnd = false, timeZone = PORTO_NOVO) => {
    const reading = readMoment(text, { timeZone, isEnd });
    return 'value' in reading ? reading.value : null;
  };
  it('without a time is the first of its day in the shop, or the last one for what ends', () => {
    for (const text of ['31/12/2026', '31-12-26', '2026-12-31', '31 déc. 2026'])
      expect([read(text), read(text, true)]).toEqual(['2026-12-30T23:00:00.000Z', '2026-12-31T22:59:59.999Z']);
    expect(read('31/12/2026', true, 'Africa/Abidjan')).toBe('2026-12-31T23:59:59.999Z');
    expect(read('31/12/2026', true, 'Pacific/Auckland')).toBe('2026-12-31T10:59:59.999Z');
  });

  it.each([
    ['31/12/2026 14:30', '2026-12-31T13:30:00.000Z'],
    ['31/12/2026 à 14h30', '2026-12-31T13:30:00.000Z'],
    ['31/12/2026, 14 h', '2026-12-31T13:00:00.000Z'],
    ['jeudi 31 décembre 2026 à 9h05', '2026-12-31T08:05:00.000Z'],
    ['2026-12-31T14:30', '2026-12-31T13:30:00.000Z'],
    ['2026-12-31 14:30:15', '2026-12-31T13:30:15.000Z'],
    ['2026-12-31T14:30:15.5Z', '2026-12-31T14:30:15.500Z'],
    ['2026-12-31 14:30:00+0200', '2026-12-31T12:30:00.000Z'],
    ['2026-12-31T14:30:00+02:00', '2026-12-31T12:30:00.000Z'],
  ])('« %s » is %s, whether it begins or ends something', (text, moment) =>
    expect([read(text), read(text, true)]).toEqual([moment, moment]),
  );

  it.each(['', 'midi', '31/12/2026 25:00', '31/12/2026 14:60', '29/02/2027 10:00', '46387,5', '31/12/2026 x'])(
    '« %s » is none',
    (text) => expect(read(text)).toBeNull(),
  );

  it('follows clocks that change', () => {
    const inParis = (text: string) => read(text, false, 'Europe/Paris');
    expect([inParis('28/03/2026 12:00'), inParis('29/03/2026 12:00')]).toEqual([
      '2026-03-28T11:00:00.000Z',
      '2026-03-29T10:00:00.000Z',
    ]);
  });

  it('is shown as it is read, the last one of a day too', () => {
    const end = '2026-12-31T22:59:59.999Z';
    expect(typedMoment(end, PORTO_NOVO)).toBe('31/12/2026 23:59');
    expect(read(typedMoment(end, PORTO_NOVO), true)).toBe(end);
    expect(read('31/12/2026 23:59')).toBe('2026-12-31T22:59:00.000Z');
  });
});
