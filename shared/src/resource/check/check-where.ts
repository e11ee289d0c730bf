import { kindOf } from '../kinds/index.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { type Comparison, comparisonsOf, type WhereOperator, whereField } from '../where/matches.ts';
import type { Where } from '../where/where.ts';

/** What a comparison needs of the kind of its field. A moment is answered in whole milliseconds: of ranges, half-open ones. */
function isComparable(field: Field, operator: WhereOperator): boolean {
  const { operators, isNumber } = kindOf(field);
  if (operator === 'in' || operator === 'ne') return operators.includes('eq');
  return operators.includes('gte') && (isNumber || operator === 'gte' || operator === 'lt');
}

/** Says of a condition what can't work: an unknown field, a comparison or a value that its kind doesn't have. */
export function checkWhere(resource: Pick<ResourceShape, 'fields'>, where: Where, fail: (why: string) => never): void {
  for (const { field: name, operator, values } of comparisonsOf(where)) {
    const field = whereField(resource, name);
    if (!field) fail(`a condition names no field "${name}": ${Object.keys(resource.fields).join(', ')}`);
    else checkComparison(field, { field: name, operator, values }, fail);
  }
}

function checkComparison(field: Field, { field: name, operator, values }: Comparison, fail: (why: string) => never) {
  const { storage, isValue = (value: unknown) => typeof value === 'string' } = kindOf(field);
  if (storage !== 'column') fail(`a condition names "${name}", a ${field.kind}, which is no column of its own`);
  const given = values.filter((value) => value !== null);
  // Whether it is empty can be asked of any column.
  const isAllowed = given.length === 0 && (operator === 'in' || operator === 'ne');
  if (!isAllowed && !isComparable(field, operator))
    fail(`a condition compares "${name}", a ${field.kind}, by "${operator}", which its kind does not have`);
  const wrong = given.find((value) => !isValue(value, field));
  if (wrong !== undefined) fail(`a condition compares "${name}", a ${field.kind}, with ${JSON.stringify(wrong)}`);
}
