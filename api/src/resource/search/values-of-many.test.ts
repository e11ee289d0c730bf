import { expect, it } from 'vitest';
import type { Expression } from './expression.ts';
import { levelsToFill } from './values-of-many.ts';

const any = (lexeme: string): Expression => ({ any: [lexeme] });
const terms = (counts: Record<string, number>) => ({
  levels: [any('1huile'), any('3huile'), any('3huiles')],
  all: any('3huiles'),
  isText: false,
  isFew: false,
  bits: { counts: new Map(Object.entries(counts)), total: 10_000, made: '1', canCount: true },
});

it.each([
  ['the first level has ten times as many as a page shows', { '1huile': 240 }, 1],
  ['the first has one less, and the second has enough', { '1huile': 239, '3huile': 2_000 }, 2],
  ['none has enough: all are asked for', { '1huile': 239, '3huile': 239, '3huiles': 239 }, 3],
])('%s', (_name, counts, levels) => {
  expect(levelsToFill(terms(counts), 24)).toBe(levels);
});
