import type { Condition, Plain } from '../condition.ts';
import { kindOf } from '../kinds/index.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { TIMESTAMPS } from '../timestamps.ts';
import type { Where } from './where.ts';

export type WhereOperator = 'in' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte';
/** One comparison of a column; `null` among the values is an empty one. */
export type Comparison = { field: string; operator: WhereOperator; values: readonly (Plain | null)[] };

const isList = (condition: Condition): condition is readonly (Plain | null)[] => Array.isArray(condition);
export const WHERE_OPERATORS: readonly WhereOperator[] = ['ne', 'gt', 'gte', 'lt', 'lte'];
const operatorOf = (key: string): WhereOperator => {
  const operator = WHERE_OPERATORS.find((each) => each === key);
  if (!operator) throw new Error(`no comparison "${key}": one of ${WHERE_OPERATORS.join(', ')}`);
  return operator;
};

/** The comparisons that a condition is made of; each must hold. */
export function comparisonsOf(where: Where): Comparison[] {
  return Object.entries(where).flatMap(([field, condition]): Comparison[] => {
    if (isList(condition)) return [{ field, operator: 'in', values: condition }];
    if (condition === null || typeof condition !== 'object') return [{ field, operator: 'in', values: [condition] }];
    return Object.entries(condition).flatMap(([key, value]) =>
      value === undefined ? [] : [{ field, operator: operatorOf(key), values: [value] }],
    );
  });
}

/** The field of a condition: a declared one, or a moment that every record has. */
export const whereField = (resource: Pick<ResourceShape, 'fields'>, name: string): Field | undefined =>
  resource.fields[name] ?? (name === 'createdAt' || name === 'updatedAt' ? TIMESTAMPS[name] : undefined);

function holds(field: Field, { operator, values }: Comparison, present: unknown): boolean {
  // Moments are written in several ways; numbers are compared as they are, as the database does.
  const rank = (value: unknown): unknown =>
    typeof value === 'string' ? (kindOf(field).comparable?.(value) ?? value) : value;
  const value = rank(present ?? null);
  const others = values.map(rank);
  if (operator === 'in') return others.includes(value);
  if (operator === 'ne') return !others.includes(value);
  const [bound] = others;
  if (typeof value !== 'number' || typeof bound !== 'number') return false;
  return { gt: value > bound, gte: value >= bound, lt: value < bound, lte: value <= bound }[operator];
}

/** Whether a record, as the API returns it, matches a condition: exactly the records that its SQL selects. */
export const matches = (
  resource: Pick<ResourceShape, 'fields'>,
  where: Where,
  record: Readonly<Record<string, unknown>>,
): boolean =>
  comparisonsOf(where).every((comparison) => {
    const field = whereField(resource, comparison.field);
    return field !== undefined && holds(field, comparison, record[comparison.field]);
  });
