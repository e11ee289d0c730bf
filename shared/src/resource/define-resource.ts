import { checkResource } from './check-resource.ts';
import type { Field, Messages, Operation, ResourceShape } from './shape.ts';

/** Declares a resource; a declaration that contradicts itself throws at once, naming its field. */
export function defineResource<const R extends ResourceShape>(resource: R): R {
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
export const writableFields = (resource: ResourceShape): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => !field.readOnly && !field.from);
