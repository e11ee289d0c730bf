import type { FieldOf, Rule, RuleCondition } from '@karite/shared/resource';
import { filterKey } from '@karite/shared/resource';
import { ruleFields } from '@karite/shared/resource/rule';
import { type DrawField, QueryWords } from '../../list/asked/query-words.tsx';

const COMPARED = ['eq', 'ne', 'like', 'gte', 'lte', 'empty'] as const;

/** A condition as the address of a list would say it. */
const addressOf = (condition: RuleCondition) =>
  new URLSearchParams(
    COMPARED.flatMap((operator) =>
      (condition[operator] ?? []).map((value) => [filterKey(condition.field, operator), value]),
    ),
  );

type RuleWordsProps = { rule: Rule; field: FieldOf<'rule'>; draw: DrawField };

/** What a rule asks, in words, by the labels of the fields that it compares. */
export default function RuleWords({ rule, field, draw }: RuleWordsProps) {
  const labels = new Map(ruleFields(field).map(([name, { label }]) => [name, label]));
  return (
    <div className="rule-words">
      <span className="quiet">{rule.match === 'all' ? 'Toutes ces conditions' : 'L’une de ces conditions'}</span>
      {rule.conditions.map((condition, index) =>
        condition.days ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place alone
          <div key={index}>
            <span className="quiet">{labels.get(condition.field)} :</span> il y a {condition.days[0]} jours au plus
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place alone
          <QueryWords key={index} resource={field.of} asked={addressOf(condition)} draw={draw} />
        ),
      )}
    </div>
  );
}
