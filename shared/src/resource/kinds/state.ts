import type { NoOther } from '../no-other.ts';
import type { AccessRule, AccessWord, FieldOptions } from '../shape.ts';
import { labelIn } from './cell-text.ts';
import { choice } from './choice.ts';
import { dateTime } from './date-time.ts';
import type { KindDefinition } from './kind.ts';
import { text } from './text.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    state: { options: StateOptions; value: string | null; input: string };
  }
}

/** The meaning of a state, as the colour of its badge; grey by default. */
export type StateColour = 'good' | 'wait' | 'bad' | 'accent';
/** A state's label, or its label and colour. */
export type StateLabel = string | { readonly label: string; readonly colour?: StateColour };
export type States = Readonly<Record<string, StateLabel>>;

type StateOptions = {
  states: States;
  /** Where every record begins. */
  initial: string;
  /** Other states that a new record may begin in. */
  begins?: readonly string[];
  /** By state, the one that follows it by itself, at the moment in a `dateTime` field, which is required meanwhile. */
  due?: Readonly<Record<string, { to: string; at: string }>>;
  /** By state, those that may follow it; any may follow any when absent. */
  transitions?: Readonly<Record<string, readonly string[]>>;
  /** By state, who may bring a record into it, in the words of `access`; by default, everyone who may change the record. */
  may?: Readonly<Record<string, AccessWord | AccessRule>>;
  /** A `lines` field of `stepFields`, to which every change adds who, when, from and to. Its lines are only ever added. */
  steps?: string;
};

/** The state of a record. It begins in `initial`, and only changes as `transitions` allow, for every caller. */
export const state = <
  const S extends States,
  const O extends FieldOptions & {
    initial: keyof S & string;
    begins?: readonly (keyof S & string)[];
    due?: { readonly [From in keyof S]?: { to: keyof S & string; at: string } };
    transitions?: { readonly [From in keyof S]?: readonly (keyof S & string)[] };
    may?: { readonly [To in keyof S]?: AccessWord | AccessRule };
    steps?: string;
  },
>(
  options: O & { states: S } & NoOther<O, FieldOptions & StateOptions>,
): { kind: 'state' } & O & { states: S } => ({ kind: 'state', ...options });

type Labels<S extends States> = { [K in keyof S]: string };

/** What states are called, by their values. */
export const stateLabels = <const S extends States>(states: S): Labels<S> =>
  Object.assign(
    {},
    ...Object.entries(states).map(([value, said]) => ({ [value]: typeof said === 'string' ? said : said.label })),
  );

export const stateColour = (states: States, value: string): StateColour | undefined => {
  const said = states[value];
  return typeof said === 'object' ? said.colour : undefined;
};

/** The states that may follow one. */
export const nextStates = ({ states, transitions }: Pick<StateOptions, 'states' | 'transitions'>, from: string) =>
  transitions ? (transitions[from] ?? []) : Object.keys(states).filter((state) => state !== from);

/** The states that a new record may begin in, the usual one first. */
export const firstStates = ({ initial, begins = [] }: Pick<StateOptions, 'initial' | 'begins'>): string[] => [
  initial,
  ...begins,
];

/** The fields of the lines that store a state's steps: who changed it, when, from what to what. */
export const stepFields = <const S extends States>(states: S) =>
  ({
    from: choice({ label: 'De', options: stateLabels(states) }),
    to: choice({ label: 'À', options: stateLabels(states), required: true }),
    at: dateTime({ label: 'Le', required: true }),
    by: text({ label: 'Par' }),
    note: text({ label: 'Raison' }),
  }) as const;

export const stateKind = {
  ...columnTraits,
  // Who replaces a record without a word of its state does not mean to begin again.
  staysWhenAbsent: true,
  isValue: (value, { states }) => typeof value === 'string' && Object.hasOwn(states, value),
  input: (field, { parts }) => parts.oneOf(stateLabels(field.states), 'Choix inconnu'),
  answer: (field, { parts }) => parts.oneOf(stateLabels(field.states)),
  fromCell: (text, { states }) => labelIn(text, stateLabels(states)),
  text: (value, { states }) => stateLabels(states)[value] ?? value,
} satisfies KindDefinition<'state'>;
