import { plural } from '@karite/shared/format';
import { lazy, Suspense } from 'react';
import { valueDraft } from './controls/drafts.ts';
import { completeRule } from './controls/rule-values.ts';
import type { KindDefinition } from './kind.ts';

const RuleInput = lazy(() => import('./controls/rule-input.tsx'));
const RuleWords = lazy(() => import('./controls/rule-words.tsx'));

/** Conditions over the records of another resource: put together as its list is narrowed, with what they find below. */
export const ruleKind: KindDefinition<'rule'> = {
  Cell: ({ value, field, isWhole, draw }) => {
    const count = plural(value.conditions.length, 'condition');
    if (!isWhole) return count;
    return (
      <Suspense fallback={count}>
        <RuleWords {...{ rule: value, field, draw }} />
      </Suspense>
    );
  },
  Input: RuleInput,
  filter: null,
  draft: {
    ...valueDraft,
    payload: (draft, { name }) => ({ [name]: completeRule(draft) }),
    comparable: completeRule,
  },
};
