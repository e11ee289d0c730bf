import { describe, expect, it } from 'vitest';
import { readPeriodQuery, writePeriodQuery } from './period-address.ts';
import { listBehind } from './sales-links.ts';

const read = (text: string) => readPeriodQuery(new URLSearchParams(text));
const write = (text: string, change: Parameters<typeof writePeriodQuery>[1]) =>
  writePeriodQuery(new URLSearchParams(text), change).toString();

describe('the period in the address', () => {
  it('is a name or two days, by day where it is short', () => {
    expect(read('')).toBeNull();
    expect(read('period=toujours')).toBeNull();
    expect(read('from=2026-11-01')).toBeNull();
    expect(read('from=2026-11-31&to=rien')).toBeNull();
    expect(read('period=30d')).toEqual({ period: '30d', by: 'day' });
    expect(read('period=year')).toEqual({ period: 'year', by: 'month' });
    expect(read('period=year&by=city')).toEqual({ period: 'year', by: 'city' });
    expect(read('from=2026-01-01&to=2026-04-02')).toEqual({ from: '2026-01-01', to: '2026-04-02', by: 'day' });
    expect(read('from=2026-01-01&to=2026-04-03&by=rien')?.by).toBe('month');
  });

  it('is replaced, and preserves the chosen grouping', () => {
    expect(write('period=30d&by=city', { period: 'month' })).toBe('by=city&period=month');
    expect(write('period=30d&by=city', { from: '2026-01-01', to: '2026-01-02' })).toBe(
      'by=city&from=2026-01-01&to=2026-01-02',
    );
    expect(write('period=30d', { by: 'city' })).toBe('period=30d&by=city');
    expect(write('from=2026-01-01&to=2026-01-02', { period: undefined })).toBe('');
  });
});

describe('the list behind a figure', () => {
  const current = { begins: '2026-10-31T23:00:00.000Z', ends: '2026-11-30T22:59:59.999Z' };
  const row = { value: 'BJ', name: null, moments: null };
  const between = 'createdAt_gte=2026-10-31T23%3A00%3A00.000Z&createdAt_lte=2026-11-30T22%3A59%3A59.999Z';
  it('is that of its orders, or of its products', () => {
    expect(listBehind('payment', { ...row, value: 'especes' }, current)).toBe(
      `/orders?${between}&paymentMethod=especes`,
    );
    // The country of the phone counts too, which no list of orders is narrowed by.
    expect(listBehind('country', row, current)).toBe(null);
    expect(listBehind('day', { ...row, moments: current }, { begins: '', ends: '' })).toBe(`/orders?${between}`);
    expect(listBehind('brand', { ...row, value: 'id', name: 'Karité Pur' }, current)).toBe('/products?brandId=id');
  });
  it('is none where no list holds them alone', () => {
    expect(listBehind('country', { ...row, value: '' }, current)).toBeNull();
    expect(listBehind('brand', { ...row, value: 'gone' }, current)).toBeNull();
    expect(listBehind('hour', { ...row, value: '09' }, current)).toBeNull();
  });
});
