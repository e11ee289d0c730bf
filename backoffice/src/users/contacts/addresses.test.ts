import { describe, expect, it } from 'vitest';
import { csvOf, readAll } from './addresses.ts';

describe('subscribers as a file', () => {
  it('have a line of titles and one line each', () =>
    expect(csvOf([{ email: 'awa@example.com', createdAt: '2026-01-02T03:04:05.000Z' }])).toBe(
      '\uFEFF"E-mail","Inscription"\r\n"awa@example.com","2026-01-02T03:04:05.000Z"\r\n',
    ));

  it('are never a formula, and keep their quotes', () => {
    const file = csvOf([{ email: '=1+1"@example.com', createdAt: '' }]);
    expect(file).toContain(`"'=1+1""@example.com"`);
  });
});

describe('a list read to its end', () => {
  const rows = Array.from({ length: 5 }, (_, index) => index);
  const read = async (start: number, end: number) => rows.slice(start, end);
  it.each([1, 2, 5, 10])('is whole, %i at a time', async (size) => expect(await readAll(read, size)).toEqual(rows));
});
