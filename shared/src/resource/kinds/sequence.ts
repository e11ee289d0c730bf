import type { NoOther } from '../no-other.ts';
import type { FieldOptions, OfRecord } from '../shape.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    sequence: { options: SequenceOptions; value: string | null };
  }
}

type SequenceOptions = {
  /** Before the number: `BON-`; of a function of the new record each answer is a series of its own. */
  prefix?: string | OfRecord<string>;
  /** A series for each year of its creation, or for each value of a field, which the number then names. */
  per?: string;
  /** The first number of a series; 1 when absent. */
  start?: number;
  /** The number is filled with zeros to so many digits. */
  digits?: number;
};

/**
 * A number that the server gives a new record: the next of its series. None is missing, whatever failed meanwhile, and
 * none is given twice: a deleted record's own is gone with it, and comes back with it.
 */
export const sequence = <const O extends FieldOptions & SequenceOptions>(
  options: O & NoOther<O, FieldOptions & SequenceOptions>,
): { kind: 'sequence'; readOnly: true; required: true } & O => ({
  kind: 'sequence',
  readOnly: true,
  required: true,
  ...options,
});

/** The 12th of the series `BON-2026-` with four digits: `BON-2026-0012`. */
export const formatSequence = ({ digits = 1 }: SequenceOptions, before: string, number: number): string =>
  `${before}${String(number).padStart(digits, '0')}`;

export const sequenceKind = {
  ...columnTraits,
  operators: ['eq', 'ne', 'like'],
  isText: true,
  input: (_field, { z }) => z.string(),
  answer: (_field, { z }) => z.string(),
} satisfies KindDefinition<'sequence'>;
