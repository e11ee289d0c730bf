import { checkResource } from './check-resource.ts';
import { kindOf } from './kinds/index.ts';
import type { RecordOf } from './record.ts';
import type { CheckedRollups } from './rollup.ts';
import type { Field, Messages, Operation, ResourceShape } from './shape.ts';

/** A function of one record that a declaration gives must be one of its own records: otherwise it may not be there. */
type OfItsOwn<R extends ResourceShape, F> = F extends (record: infer Needed) => unknown
  ? RecordOf<R> extends Needed
    ? F
    : never
  : F;

type Checked<R extends ResourceShape> = {
  fields: { [K in keyof R['fields']]: R['fields'][K] extends { from: infer F } ? { from: OfItsOwn<R, F> } : unknown };
  rollups?: CheckedRollups<R>;
  messages?: R['messages'] extends { deleteConfirm: infer F } ? { deleteConfirm: OfItsOwn<R, F> } : unknown;
};

/** Declares a resource; a declaration that contradicts itself throws at once, naming its field. */
export function defineResource<const R extends ResourceShape>(resource: R & Checked<R>): R {
  checkResource(resource);
  return resource;
}

const DEFAULT_MESSAGES: Messages = {
  created: 'Enregistré avec succès',
  updated: 'Modifié avec succès',
  deleted: 'Supprimé avec succès',
  deleteConfirm: 'Supprimer définitivement cet élément ?',
  loadFailed: 'Erreur lors du chargement',
  saveFailed: "Erreur lors de l'enregistrement",
  deleteFailed: 'Erreur lors de la suppression',
  notFound: 'Élément introuvable',
};

/** A resource's messages, with a neutral sentence where it has none of its own. */
export const messagesOf = (resource: ResourceShape): Messages => ({ ...DEFAULT_MESSAGES, ...resource.messages });

/** Whether the generic routes and modals of a resource offer an operation. */
export const allows = (resource: ResourceShape, operation: Operation): boolean =>
  resource.access.write !== 'nobody' && (resource.operations?.includes(operation) ?? true);

/** The fields that a request may write: all but the read-only and the computed ones. */
export const writableFields = (resource: Pick<ResourceShape, 'fields'>): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => !field.readOnly && !field.from);

/** The order of a list that asks for none: the declared one, else that of a field which is an order; `null`: newest first. */
export function sortOf(resource: ResourceShape): NonNullable<ResourceShape['sort']> | null {
  const ordered = Object.entries(resource.fields).find(([, field]) => kindOf(field).isOrder);
  return resource.sort ?? (ordered ? { field: ordered[0], order: 'asc' } : null);
}
