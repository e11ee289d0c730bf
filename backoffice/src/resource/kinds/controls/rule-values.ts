import { readNumber } from '@karite/shared/reading';
import { type Field, kindOf, type Rule } from '@karite/shared/resource';

/** A form's rule without incomplete conditions; `null` where none is complete. */
export function completeRule(rule: Rule | null | undefined): Rule | null {
  const conditions = rule?.conditions.filter((condition) => Object.values(condition).some(Array.isArray)) ?? [];
  return rule && conditions.length > 0 ? { ...rule, conditions } : null;
}

export const isYesOrNo = (field: Field): boolean => kindOf(field).empty === false;

/** A value of a condition as a record would hold it. */
export function plainOf(field: Field, text: string): string | number | boolean {
  if (isYesOrNo(field)) return text === 'true';
  const form = kindOf(field).numberForm?.(field);
  const read = form && readNumber(text, form);
  return read && 'value' in read ? read.value : text;
}
