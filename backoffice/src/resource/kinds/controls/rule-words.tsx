import { type Field, type FieldOf, kindOf, type Rule, type RuleCondition, targetOf } from '@karite/shared/resource';
import { ruleFields } from '@karite/shared/resource/rule';
import type { ReactNode } from 'react';
import { nameOf } from '../../values.ts';
import type { CellProps } from '../kind.ts';
import { WithRecords } from './linked-records.tsx';
import { plainOf } from './rule-values.ts';

type Draw = CellProps<'rule'>['draw'];

/** The words before a value. */
const COMPARED = [
  ['eq', ''],
  ['ne', 'sauf '],
  ['like', 'contient '],
  ['gte', 'à partir de '],
  ['lte', 'jusqu’à '],
] as const;

/** What a condition compares its field with, in words. */
function compared(of: FieldOf<'rule'>['of'], field: Field, condition: RuleCondition, draw: Draw): ReactNode {
  const target = targetOf(field, of);
  if (condition.days) return `il y a ${condition.days[0]} jours au plus`;
  if (condition.empty) return condition.empty[0] === 'true' ? 'vide' : 'renseigné';
  if (target)
    return (
      <WithRecords of={target} ids={condition.eq ?? condition.ne ?? []}>
        {(records) => records.map((record) => nameOf(target, record)).join(' ou ') || '…'}
      </WithRecords>
    );
  return COMPARED.map(([operator, word]) => {
    const values = condition[operator];
    if (!values) return null;
    const shown = kindOf(field).isText
      ? `« ${values.join(' », « ')} »`
      : values.map((value) => (
          <span key={value}>
            {draw(condition.field, field, { [condition.field]: plainOf(field, value) })}
            <span> </span>
          </span>
        ));
    return (
      <span key={operator}>
        <span>{word}</span>
        <span>{shown}</span>
      </span>
    );
  });
}

type RuleWordsProps = { rule: Rule; field: FieldOf<'rule'>; draw: Draw };

/** A rule in words, by the labels of its fields. */
export default function RuleWords({ rule, field, draw }: RuleWordsProps) {
  const fields = new Map(ruleFields(field));
  return (
    <div className="rule-words">
      <span className="quiet">{rule.match === 'all' ? 'Toutes ces conditions' : 'L’une de ces conditions'}</span>
      <ul>
        {rule.conditions.map((condition, index) => {
          const ruleField = fields.get(condition.field);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is identified by its place alone
            <li key={index}>
              <span className="quiet">{ruleField?.label ?? condition.field} : </span>
              {ruleField && compared(field.of, ruleField, condition, draw)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
