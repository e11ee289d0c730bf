import { expect, it } from 'vitest';
import { clausesOf, type Expression } from './expression.ts';

const any = (...lexemes: string[]): Expression => ({ any: lexemes });

it.each<[string, Expression, string[][]]>([
  ['one', any('a', 'b'), [['a', 'b']]],
  ['all of some', { and: [any('a'), { and: [any('b'), any('c')] }] }, [['a'], ['b'], ['c']]],
  ['any of some', { or: [any('a'), any('b')] }, [['a', 'b']]],
  [
    'all of some or all of others',
    { or: [{ and: [any('a'), any('b')] }, { and: [any('c'), any('d')] }] },
    [
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'c'],
      ['b', 'd'],
    ],
  ],
  [
    'a way among places',
    { and: [any('a'), { or: [any('b'), { and: [any('c'), any('d')] }] }] },
    [['a'], ['b', 'c'], ['b', 'd']],
  ],
])('an expression as clauses: %s', (_name, expression, clauses) => {
  expect(clausesOf(expression)).toEqual(clauses);
});

it('an expression of 64 ways has clauses, and one of more has none', () => {
  const all = (size: number): Expression => ({ and: Array.from({ length: size }, (_, at) => any(`${size} ${at}`)) });
  expect(clausesOf({ or: [all(8), all(8)] })).toHaveLength(64);
  expect(clausesOf({ or: [all(8), all(9)] })).toBeNull();
  expect(clausesOf({ and: [any('a'), { or: [all(8), all(9)] }] })).toBeNull();
});
