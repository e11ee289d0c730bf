import { type Actor, administers, fieldsCovered, inScope, isAdmin, rightsLacking } from '../accounts/index.ts';
import {
  type AccessRule,
  type FieldOf,
  type Grant,
  isSetByStaff,
  type ResourceShape,
  ruleIn,
  ruleOf,
  type Where,
  writableFields,
} from '../resource/index.ts';

/**
 * What an actor is granted for an operation: on which records (`where`, `owner` as the field that must name them), with
 * which fields.
 */
export type Held = { where?: Where | undefined; owner?: string; fields?: readonly string[] | undefined };

export type Declared = Pick<ResourceShape, 'name' | 'access' | 'fields'>;

const held = (grant: true | Grant): Held => (grant === true ? {} : { where: grant.where, fields: grant.fields });

/**
 * All that an actor holds of an operation, or of an action by its name; nothing: they may not do it. A token holds what its
 * maker holds, where its scopes go, and reads what everyone may.
 */
export const grantsOf = (actor: Actor | null, resource: Declared, operation: string): Held[] =>
  heldOf(actor, resource, ruleOf(resource, operation), operation);

/** The grants of an actor for bringing a record into a state; `null`: the same as for changing the record. */
export function grantsOfState(
  actor: Actor | null,
  resource: Declared,
  { may = {} }: FieldOf<'state'>,
  to: string,
): Held[] | null {
  const said = may[to];
  return said === undefined ? null : heldOf(actor, resource, ruleIn(said), 'update');
}

/** A grant to others than staff, without the fields that staff alone write. */
function narrowed(grant: Held, resource: Declared, operation: string): Held {
  const isWrite = operation === 'create' || operation === 'update';
  if (!isWrite || !Object.values(resource.fields).some(isSetByStaff)) return grant;
  const fields = grant.fields ?? writableFields(resource).map(([name]) => name);
  return { ...grant, fields: fields.filter((name) => !isSetByStaff(resource.fields[name])) };
}

function heldOf(
  actor: Actor | null,
  resource: Declared,
  { everyone, signedIn, owner, admin }: AccessRule,
  operation: string,
): Held[] {
  const grants: Held[] = [];
  const withoutOwner = (grant: Held): Held => narrowed(grant, resource, operation);
  const isInScope = inScope(actor, resource.name, operation);
  if (everyone && (isInScope || operation === 'read')) grants.push(withoutOwner(held(everyone)));
  if (!isInScope) return grants;
  if (actor && signedIn) grants.push(withoutOwner(held(signedIn)));
  if (actor && owner)
    grants.push(withoutOwner(typeof owner === 'string' ? { owner } : { ...held(owner), owner: owner.field }));
  if (admin && administers(actor, resource.name, operation))
    grants.push(limited(actor, held(admin), resource, operation));
  return grants;
}

/** A grant to staff, within the fields that their rights are limited to. */
function limited(actor: Actor | null, grant: Held, resource: Declared, operation: string): Held {
  const fields = isAdmin(actor) || operation === 'read' ? null : fieldsCovered(actor?.rights, resource.name, operation);
  return fields ? { ...grant, fields: fields.filter((name) => grant.fields?.includes(name) ?? true) } : grant;
}

/** The labels of the rights that an actor lacks to write a field which a right of the staff reserves; empty: none. */
export const lacking = (actor: Actor | null, resource: Declared, field: string): string[] =>
  isAdmin(actor) ? [] : rightsLacking(actor?.rights, resource.name, field);

/** The one question: may somebody do an operation, or an action, with any record of a resource at all? */
export const may = (actor: Actor | null, resource: Declared, operation: string): boolean =>
  grantsOf(actor, resource, operation).length > 0;

/** The fields that some grants give together; `null`: all of them. */
export const fieldsOf = (grants: readonly Held[]): ReadonlySet<string> | null =>
  grants.some(({ fields }) => !fields) ? null : new Set(grants.flatMap(({ fields }) => fields ?? []));

/** The fields that an actor may write when they create or change some record. */
export function writableBy(actor: Actor | null, resource: Declared, operation: 'create' | 'update'): Set<string> {
  const given = fieldsOf(grantsOf(actor, resource, operation));
  const names = writableFields(resource).map(([name]) => name);
  return new Set(given ? names.filter((name) => given.has(name)) : names);
}
