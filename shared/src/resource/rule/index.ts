import { kindOf, operatorsOf, type Rule, type RuleOperator } from '../kinds/index.ts';
import type { Field, FieldOf } from '../shape.ts';
import { TIMESTAMPS } from '../timestamps.ts';
import { MOST_DAYS } from './limits.ts';

export { MOST_CONDITIONS, MOST_DAYS } from './limits.ts';

/** Whether a value of a record is a rule: what is stored as one went through its kind's schema. */
export const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'match' in value && 'conditions' in value;

/** The fields that a rule may compare, in the order they are offered in. */
export const ruleFields = ({ of, by }: FieldOf<'rule'>): [string, Field][] =>
  by.flatMap((name): [string, Field][] => {
    const field = { ...of.fields, ...TIMESTAMPS }[name];
    return field ? [[name, field]] : [];
  });

/** Whether a condition may ask how many days ago something was at most: of days and moments. */
export const countsDays = (field: Field): boolean => {
  const { operators, isNumber } = kindOf(field);
  return operators.includes('gte') && !isNumber;
};

/** The comparisons of a field in a rule: those of its list's filters. */
export const ruleOperators = (field: Field): readonly RuleOperator[] =>
  countsDays(field) ? [...operatorsOf(field), 'days'] : operatorsOf(field);

/** The days of a condition; `null` where that is no whole number from 1 to `MOST_DAYS`. */
export const ruleDays = (text: string): number | null => {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= MOST_DAYS ? days : null;
};
