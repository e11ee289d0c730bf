import { expect, it } from 'vitest';
import { sheetRows } from './sheet-rows.ts';

it('reads 50 000 rows, and refuses one more', async () => {
  const read = async (rows: number) => {
    let count = 0;
    for await (const _row of sheetRows(Buffer.from(`Nom;Prix\n${'x;1\n'.repeat(rows)}`))) count += 1;
    return count;
  };
  expect(await read(50_000)).toBe(50_001);
  await expect(read(50_001)).rejects.toThrow(/^50\u202f000 lignes au plus$/);
});
