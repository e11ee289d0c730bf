import type { ResourceShape } from './shape.ts';
import type { Where } from './where/where.ts';

/** Fields that are unique together, and the message at each of them when another record has the same. */
export type UniqueRule = {
  fields: readonly string[];
  message: string;
  /** Texts are the same whatever their case and accents: `Été` and `ETE`. */
  isFolded: boolean;
  /** Which records must differ; all when absent. */
  where?: Where | undefined;
};

/** All that is unique in a resource: single fields, then sets of them. Where one of a set's values is missing, nothing is. */
export const uniqueRules = ({ fields, unique = [] }: ResourceShape): UniqueRule[] => [
  ...Object.entries(fields).flatMap(([name, { unique: rule }]) => {
    if (!rule) return [];
    const { message, folded = false } = typeof rule === 'string' ? { message: rule } : rule;
    return [{ fields: [name], message, isFolded: folded }];
  }),
  ...unique.map((rule) => ({ ...rule, isFolded: false })),
];
