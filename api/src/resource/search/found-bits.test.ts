import { products } from '@karite/shared/resources';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { Bits } from './bits.ts';
import type { Expression } from './expression.ts';
import { foundBits } from './found-bits.ts';

const bits: Bits = {
  counts: new Map([
    ['3huile', 900],
    ['3argan', 700],
  ]),
  total: 1_000,
  made: '1',
  canCount: true,
};
const statement = (all: Expression) => new PgDialect().sqlToQuery(foundBits(products, { all }, bits));
const both = (one: string[], other: string[]): Expression => ({ and: [{ any: one }, { any: other }] });

it('is one statement for all searches of a shape, whether many have their words or few', () => {
  const common = statement(both(['3huile'], ['3argan']));
  expect(statement(both(['3huile', '4huile'], ['3neroli', '@5f0c'])).sql).toBe(common.sql);
  expect(statement({ any: ['3huile'] }).sql).not.toBe(common.sql);
});

it('looks for bits of what many have, and reads what few have', () => {
  expect(statement(both(['3huile', '3neroli'], ['@5f0c', '4argan'])).params).toEqual(
    expect.arrayContaining([
      [0, 1],
      ['3huile', '@5f0c'],
      [0, 1],
      ["('3neroli')", "('4argan')"],
    ]),
  );
});
