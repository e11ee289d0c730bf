import type { Condition } from '../condition.ts';
import type { NoOther } from '../no-other.ts';
import type { RULE_OPERATORS } from '../rule/limits.ts';
import type { FieldOptions, ResourceShape } from '../shape.ts';
import type { Where } from '../where/where.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

export type RuleOperator = (typeof RULE_OPERATORS)[number];

/** One condition over a field; of several values any will do, of several comparisons all must hold. Written as addresses write them. */
export type RuleCondition = { field: string } & { [O in RuleOperator]?: string[] | undefined };

/** Which records of a resource it finds: those of which all conditions hold, or any of them. */
export type Rule = { match: 'all' | 'any'; conditions: RuleCondition[] };

declare module '../shape.ts' {
  interface KindTypes {
    rule: {
      options: {
        /** The resource that it selects records of. */
        of: ResourceShape;
        /** The fields that a condition may name, in the order they are offered in; `createdAt` and `updatedAt` among them. */
        by: readonly string[];
        /** The condition that all selected records must meet, whatever the rule's own conditions. */
        where?: Readonly<Record<string, Condition>>;
      };
      value: Rule | null;
    };
  }
}

type Named<R extends ResourceShape> = (keyof R['fields'] & string) | 'createdAt' | 'updatedAt';

/**
 * Conditions over the records of a resource, as data: people compose them, the database selects the records. Its type has no more of the
 * resource than that it is one: the whole of another declaration in a declaration is more than the compiler writes out.
 */
export const rule = <
  const R extends ResourceShape,
  const O extends FieldOptions & { by: readonly Named<R>[]; where?: Where<R> },
>(
  of: R,
  options: O & NoOther<O, FieldOptions & { by: readonly string[]; where?: Readonly<Record<string, Condition>> }>,
): { kind: 'rule'; of: ResourceShape } & O => ({ kind: 'rule', of, ...options });

/** A form with files sends it as a text; what is none is left for the schema to refuse. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const ruleKind = {
  ...columnTraits,
  operators: [],
  isWide: true,
  fitsInRow: false,
  isSortable: false,
  fromText: read,
  input: ({ by }, { parts }) => parts.ruleInput(by),
  answer: (_field, { parts }) => parts.ruleAnswer(),
  example: ({ by }) => ({ match: 'all', conditions: [{ field: by[0] ?? 'createdAt', empty: ['false'] }] }),
} satisfies KindDefinition<'rule'>;
