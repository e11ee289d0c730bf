import { kindOf } from '../kinds/index.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { type Comparison, comparisonsOf, WHERE_OPERATORS, type WhereOperator, whereField } from '../where/matches.ts';
import type { Where } from '../where/where.ts';
import { instead } from './nearest.ts';

type ReportHere = (problem: string, remedy: string) => void;

/**
 * The requirements of a comparison on the kind of its field. A moment is returned in whole milliseconds: of ranges,
 * half-open ones.
 */
function isComparable(field: Field, operator: WhereOperator): boolean {
  const { operators, isNumber } = kindOf(field);
  if (operator === 'in' || operator === 'ne') return operators.includes('eq');
  return operators.includes('gte') && (isNumber || operator === 'gte' || operator === 'lt');
}

/** Reports faults of a condition: an unknown field, a comparison or a value that its kind doesn't have. */
export function checkWhere(resource: Pick<ResourceShape, 'fields'>, where: Where, report: ReportHere): void {
  const operators: readonly string[] = WHERE_OPERATORS;
  for (const [name, condition] of Object.entries(where)) {
    const isCompared = typeof condition === 'object' && condition !== null && !Array.isArray(condition);
    const invalid = isCompared ? Object.keys(condition).filter((key) => !operators.includes(key)) : [];
    for (const key of invalid) report(`a condition compares "${name}" by "${key}"`, instead(key, operators));
    if (invalid.length > 0) continue;
    for (const comparison of comparisonsOf({ [name]: condition })) {
      const field = whereField(resource, name);
      if (!field) report(`a condition names no field "${name}"`, instead(name, Object.keys(resource.fields)));
      else checkComparison(field, comparison, report);
    }
  }
}

function checkComparison(field: Field, { field: name, operator, values }: Comparison, report: ReportHere): void {
  const { storage, operators, isValue = (value: unknown) => typeof value === 'string' } = kindOf(field);
  if (storage !== 'column') {
    const problem = `a condition names "${name}", a ${field.kind}, which is no column of its own`;
    report(problem, 'Name a field that is stored in a column');
    return;
  }
  const given = values.filter((value) => value !== null);
  // Any column can be tested for emptiness.
  const isAllowed = given.length === 0 && (operator === 'in' || operator === 'ne');
  if (!isAllowed && !isComparable(field, operator))
    report(
      `a condition compares "${name}", a ${field.kind}, by "${operator}", which its kind does not have`,
      operators.includes('eq') ? 'Compare it with a value, or with null' : 'Compare it with null alone',
    );
  const wrong = given.find((value) => !isValue(value, field));
  if (wrong !== undefined)
    report(
      `a condition compares "${name}", a ${field.kind}, with ${JSON.stringify(wrong)}`,
      `Write a value that a ${field.kind} can have`,
    );
}
