import { checkResource } from '#check';
import { allows, type CheckedAccess, isGranted } from './access.ts';
import { isOwner, isSetByStaff, kindOf } from './kinds/index.ts';
import type { NoOther } from './no-other.ts';
import type { RecordOf } from './record.ts';
import type { CheckedRollups } from './rollup.ts';
import type { Action, Field, Messages, ResourceShape } from './shape.ts';
import type { TIMESTAMPS } from './timestamps.ts';
import type { ValuesOf } from './values.ts';
import type { Where } from './where/where.ts';

/** A function of one record that a declaration gives must be one of its own records: otherwise it may not be there. */
type OfItsOwn<R extends ResourceShape, F> = F extends (record: infer Needed) => unknown
  ? RecordOf<R> extends Needed
    ? F
    : never
  : F;

/** Names of its own fields, or of the moments that every record has. */
type NamesIn<R extends ResourceShape, C> = {
  [I in keyof C]: C[I] extends keyof R['fields'] | keyof typeof TIMESTAMPS ? C[I] : never;
};

/** The keys of what is given, each with its supported type; unsupported keys have the type `never`. */
type OnlyIn<Supported, Given> = { [K in keyof Given]: K extends keyof Supported ? Supported[K] : never };

/** Restricts names to its own fields: others, and values that they can't have, do not compile. */
type CheckedAction<R extends ResourceShape, A> = {
  when?: A extends { when: infer W } ? OnlyIn<Where<R>, W> : unknown;
  set?: A extends { set: infer S } ? OnlyIn<ValuesOf<R>, S> : unknown;
  params?: A extends { params: infer Q }
    ? { [K in keyof Q]: K extends keyof R['fields'] ? true | string : never }
    : unknown;
  confirm?: A extends { confirm: infer F } ? (F extends string ? F : OfItsOwn<R, F>) : unknown;
} & { [K in keyof A]: K extends keyof Action ? unknown : never };

/** The parts of a declaration that have a fixed set of options. */
type Part = 'label' | 'search' | 'sort' | 'form' | 'messages';
type NoOtherPart<R> = {
  [K in keyof R]: K extends keyof ResourceShape
    ? K extends Part
      ? NoOther<R[K], NonNullable<ResourceShape[K]>>
      : unknown
    : never;
};

/** A computed value is never missing, unless its field says so: otherwise the function does not compile. */
type NeverEmpty<F> = F extends { mayBeEmpty: true }
  ? unknown
  : F extends { computed: (record: never) => infer V }
    ? Extract<V, null | undefined> extends never
      ? unknown
      : 'a function that returns null needs mayBeEmpty: true'
    : unknown;

type Checked<R extends ResourceShape> = NoOtherPart<R> & {
  access: CheckedAccess<R>;
  actions?: { [K in keyof R['actions']]: CheckedAction<R, NonNullable<R['actions']>[K & string]> };
  fields: {
    [K in keyof R['fields']]: R['fields'][K] extends { computed: infer F }
      ? { computed: OfItsOwn<R, F> & NeverEmpty<R['fields'][K]> }
      : R['fields'][K] extends { prefix: infer F }
        ? { prefix: OfItsOwn<R, F> }
        : unknown;
  };
  identity?: R extends { identity: infer F } ? OfItsOwn<R, F> : unknown;
  card?: R extends { card: infer C } ? NamesIn<R, C> : unknown;
  rollups?: CheckedRollups<R>;
  facets?: { [K in keyof R['facets']]: K extends keyof R['fields'] ? unknown : never };
  messages?: R['messages'] extends { deleteConfirm: infer F } ? { deleteConfirm: OfItsOwn<R, F> } : unknown;
};

/** Declares a resource; what can't work throws a DeclarationError that names each field and the remedy. */
export function defineResource<const R extends ResourceShape>(declared: R & Checked<R>): R {
  const resource = declared.fieldsAre === 'readOnly' ? withReadOnlyFields(declared) : declared;
  checkResource(resource);
  return resource;
}

/** The resource with each field read-only; a computed one is anyway. */
const withReadOnlyFields = <R extends ResourceShape>(resource: R): R => ({
  ...resource,
  fields: Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [
      name,
      field.computed ? field : { ...field, readOnly: true as const },
    ]),
  ),
});

const DEFAULT_MESSAGES: Messages = {
  created: 'Enregistré avec succès',
  updated: 'Modifié avec succès',
  deleted: 'Supprimé avec succès',
  deleteConfirm: 'Supprimer définitivement cet élément ?',
  loadFailed: 'Erreur lors du chargement',
  saveFailed: "Erreur lors de l'enregistrement",
  deleteFailed: 'Erreur lors de la suppression',
  notFound: 'Élément introuvable',
};

/** A resource's messages, with a neutral sentence where it has none of its own. */
export const messagesOf = (resource: ResourceShape): Messages => ({ ...DEFAULT_MESSAGES, ...resource.messages });

/** Whether a change was made by an action that is not undone; `through`: the label of the action. */
export const isFinal = ({ actions = {} }: ResourceShape, through: string | null): boolean =>
  Object.values(actions).some(({ label, isFinal }) => isFinal && label === through);

/** Whether only the server writes a field: it is read-only, computed, or who acts, where staff may not name another. */
const isServers = (field: Field): boolean =>
  Boolean(field.readOnly || field.computed || (isOwner(field) && !isSetByStaff(field)));

/** The fields that a request may write: all but those that the server writes. */
export const writableFields = ({ fields }: Pick<ResourceShape, 'fields'>): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => !isServers(field));

/**
 * Those that an operation gives to somebody. Where the generic routes offer it to nobody, a feature's own routes take all
 * that may be written.
 */
export const grantedFields = (
  resource: Pick<ResourceShape, 'fields' | 'access'>,
  operation: 'create' | 'update',
): [string, Field][] =>
  writableFields(resource).filter(([name]) => !allows(resource, operation) || isGranted(resource, operation, name));

/** The fields that a list can be summed by. */
export const summedFields = ({ fields }: Pick<ResourceShape, 'fields'>): [string, Field][] =>
  Object.entries(fields).filter(([, { summed }]) => summed);

/** The field by which administrators put records in order, if they do. */
export const orderedBy = ({ fields }: Pick<ResourceShape, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => fields[name] && kindOf(fields[name]).isOrder);

/** The default order of a list: the declared one, else that of the field that is an order; `null`: newest first. */
export function sortOf(resource: ResourceShape): NonNullable<ResourceShape['sort']> | null {
  const ordered = orderedBy(resource);
  return resource.sort ?? (ordered ? { field: ordered, order: 'asc' } : null);
}
