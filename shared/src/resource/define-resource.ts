import { checkResource } from './check-resource.ts';
import type { Field } from './fields.ts';

export type Operation = 'create' | 'edit' | 'delete';

export type Messages = {
  created: string;
  updated: string;
  deleted: string;
  /** Asked before a deletion. */
  deleteConfirm: string | ((record: never) => string);
  loadFailed: string;
  saveFailed: string;
  deleteFailed: string;
  notFound: string;
};

/** A thing of the shop, declared once: its table, routes, validation, list, forms and messages are read from here. */
export type ResourceShape = {
  /** Also the path: `/api/brands`, and the page `/admin/brands`. */
  name: string;
  label: { one: string; many: string; title?: string; create?: string };
  /** The field that names a record in a sentence, a chip or a breadcrumb. */
  display: string;
  /** `owner`: administrators see all, a customer their own. `nobody`: only the feature's own routes write. */
  access: { read: 'everyone' | 'admin' | 'owner'; write: 'admin' | 'nobody' };
  /** What the generic routes and modals offer to those who may write; absent means all three. */
  operations?: readonly Operation[];
  search?: { fields: readonly string[]; placeholder: string };
  /** The order of a list that asks for none; newest first when absent. */
  sort?: { field: string; order: 'asc' | 'desc' };
  fields: Readonly<Record<string, Field>>;
  form?: { sections: Readonly<Record<string, string>> };
  messages?: Partial<Messages>;
  /** The menu's icon, by its name in the back-office. */
  icon?: string;
};

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

/** The name a `belongsTo` field's record is embedded under: `brandId` → `brand`. */
export const embeddedName = (field: string): string => field.replace(/Id$/, '');
