import type { Field, FieldOf, ResourceShape, Rule, RuleCondition } from '@karite/shared/resource';
import { isRule, MOST_DAYS, ruleDays, ruleFields, ruleOperators } from '@karite/shared/resource/rule';
import { type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../platform/database/names.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { identifier } from '../kinds/sql-parts.ts';
import { filterSql } from './conditions.ts';
import { comparedBy, MOST_TEXTS } from './list-query.ts';
import { whereSql } from './where-sql.ts';

/** The comparisons of a condition, each with its values. */
const comparisonsOf = (field: Field, condition: RuleCondition) =>
  ruleOperators(field).flatMap((operator) => {
    const values = condition[operator];
    return values ? [{ operator, values }] : [];
  });

/** What is wrong with the values of a condition, in French; `null` where nothing is. */
function faultOf(field: Field, condition: RuleCondition): string | null {
  const { field: _name, ...given } = condition;
  const existing: readonly string[] = ruleOperators(field);
  if (Object.keys(given).some((operator) => !existing.includes(operator)))
    return `« ${field.label} » ne se compare pas ainsi`;
  for (const { operator, values } of comparisonsOf(field, condition)) {
    if (operator === 'days') {
      if (values.some((value) => ruleDays(value) === null)) return `« ${field.label} » : de 1 à ${MOST_DAYS} jours`;
      continue;
    }
    const judged = comparedBy(field, operator).safeParse(values);
    if (!judged.success) return `« ${field.label} » : ${judged.error.issues[0]?.message ?? 'valeur inattendue'}`;
  }
  const [low, high] = [condition.gte?.[0], condition.lte?.[0]].map(Number);
  if (low !== undefined && high !== undefined && low > high)
    return `« ${field.label} » : le minimum dépasse le maximum`;
  return null;
}

/** Throws a 400 that names the field and the condition where a rule uses a filter that its list does not support. */
export function judgeRule(name: string, field: FieldOf<'rule'>, rule: Rule): void {
  const fields = new Map(ruleFields(field));
  let texts = 0;
  for (const [index, condition] of rule.conditions.entries()) {
    const compared = fields.get(condition.field);
    const fault = compared ? faultOf(compared, condition) : `le champ « ${condition.field} » ne se compare pas`;
    if (fault) throw invalid({ [name]: `Condition ${index + 1} : ${fault}` });
    texts += condition.like?.length ?? 0;
  }
  if (texts > MOST_TEXTS) throw invalid({ [name]: `${MOST_TEXTS} textes à chercher au plus dans une règle` });
}

/** The rule among a record's values, as its kind's schema has checked it. */
export const ruleIn = (values: Readonly<Record<string, unknown>>, name: string): Rule | null => {
  const value = values[name];
  return isRule(value) ? value : null;
};

/** The same for every rule of a save. */
export function judgeRules(resource: ResourceShape, values: Readonly<Record<string, unknown>>): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'rule') continue;
    const rule = ruleIn(values, name);
    if (rule) judgeRule(name, field, rule);
  }
}

function conditionSql(of: ResourceShape, field: Field, condition: RuleCondition): SQL {
  const each = comparisonsOf(field, condition).map(({ operator, values }) => {
    if (operator === 'days') {
      const column = sql`it.${identifier(columnName(condition.field))}`;
      const days = Math.max(0, ...values.map((value) => ruleDays(value) ?? 0));
      return sql`${column} >= now() - make_interval(days => ${days}::int)`;
    }
    const judged = comparedBy(field, operator).safeParse(values);
    // What is no such value any more (an option that is gone) finds nothing.
    const requested = judged.success && Array.isArray(judged.data) ? judged.data : [];
    return filterSql(of, { field: condition.field, operator, values: requested });
  });
  return each.length > 0 ? sql`(${sql.join(each, sql` and `)})` : sql`false`;
}

/** The records `it` of its resource that a rule finds, as a condition; a field that is gone finds nothing. */
export function ruleSql(field: FieldOf<'rule'>, rule: Rule): SQL {
  const fields = new Map(ruleFields(field));
  const each = rule.conditions.map((condition) => {
    const compared = fields.get(condition.field);
    return compared ? conditionSql(field.of, compared, condition) : sql`false`;
  });
  if (each.length === 0) return sql`false`;
  const found = sql`(${sql.join(each, rule.match === 'all' ? sql` and ` : sql` or `)})`;
  return field.where ? sql`(${whereSql(field.where)} and ${found})` : found;
}

/** Whether what it finds changes with the days alone. */
export const countsDaysIn = (rule: Rule | null): boolean =>
  rule?.conditions.some(({ days }) => days !== undefined) ?? false;
