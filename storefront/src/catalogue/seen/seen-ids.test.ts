import { describe, expect, it, vi } from 'vitest';
import { MOST_SEEN, noteSeen, readSeen } from './seen-ids.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe('R1843: viewed products', () => {
  it('are read from whatever is stored: no text that is no id, none twice, eight at most', () => {
    for (const broken of [null, 'text', 7, { length: 3 }, ['<script>', 3, null, `${id(1)}0`]])
      expect(readSeen(broken)).toEqual([]);
    expect(readSeen([id(1), 'x', id(1), id(2)])).toEqual([id(1), id(2)]);
    const many = Array.from({ length: MOST_SEEN + 1 }, (_, index) => id(index));
    expect(readSeen(many.slice(1))).toHaveLength(MOST_SEEN);
    expect(readSeen(many)).toEqual(many.slice(0, MOST_SEEN));
  });

  it('are those before the present one, the latest first, each once', () => {
    vi.stubGlobal('window', {}); // without a storage, what is remembered lives as long as the page
    expect(noteSeen(id(1))).toEqual([]);
    expect(noteSeen(id(2))).toEqual([id(1)]);
    expect(noteSeen(id(1))).toEqual([id(2)]);
    for (let number = 3; number <= 10; number++) noteSeen(id(number));
    expect(noteSeen(id(11))).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map(id));
    expect(noteSeen(id(11))).toEqual([10, 9, 8, 7, 6, 5, 4].map(id));
  });
});
