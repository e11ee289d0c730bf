import type { Operator } from './kinds/index.ts';

/** The key of a query, or of a list's address, that compares a field: `price_gte`; `price` alone compares by equality. */
export const filterKey = (field: string, operator: Operator): string =>
  operator === 'eq' ? field : `${field}_${operator}`;

const SAID: readonly Operator[] = ['ne', 'like', 'gte', 'lte', 'empty'];

/** What such a key compares: `price_gte` the field `price`, from below. */
export function comparisonOf(key: string): { field: string; operator: Operator } {
  const operator = SAID.find((each) => key.endsWith(`_${each}`));
  return operator ? { field: key.slice(0, -operator.length - 1), operator } : { field: key, operator: 'eq' };
}
