import { type Actor, administers } from '../accounts/index.ts';
import {
  embeddedFields,
  type Grant,
  matches,
  type ResourceShape,
  ruleOf,
  type Where,
  writableFields,
} from '../resource/index.ts';

/** What somebody holds of an operation: on which records (`where`, and `owner` whose field must name them), with which fields. */
export type Held = { where?: Where | undefined; owner?: string; fields?: readonly string[] | undefined };

type Declared = Pick<ResourceShape, 'name' | 'access' | 'fields'>;

const held = (grant: true | Grant): Held => (grant === true ? {} : { where: grant.where, fields: grant.fields });

/** All that an actor holds of an operation, or of an action by its name; nothing: they may not do it. */
export function grantsOf(actor: Actor | null, resource: Declared, operation: string): Held[] {
  const { everyone, signedIn, owner, admin } = ruleOf(resource, operation);
  const grants: Held[] = [];
  if (everyone) grants.push(held(everyone));
  if (actor && signedIn) grants.push(held(signedIn));
  if (actor && owner) grants.push(typeof owner === 'string' ? { owner } : { ...held(owner), owner: owner.field });
  if (admin && administers(actor, resource.name, operation)) grants.push(held(admin));
  return grants;
}

/** The one question: may somebody do an operation, or an action, with any record of a resource at all? */
export const may = (actor: Actor | null, resource: Declared, operation: string): boolean =>
  grantsOf(actor, resource, operation).length > 0;

/** What an actor holds of an operation on one record, as the API answers it. */
export const grantsOn = (
  actor: Actor | null,
  resource: Declared,
  operation: string,
  record: Readonly<Record<string, unknown>>,
): Held[] =>
  grantsOf(actor, resource, operation).filter(
    ({ where, owner }) =>
      (!owner || (actor !== null && record[owner] === actor.id)) && (!where || matches(resource, where, record)),
  );

/** The fields that some grants give together; `null`: all of them. */
export const fieldsOf = (grants: readonly Held[]): ReadonlySet<string> | null =>
  grants.some(({ fields }) => !fields) ? null : new Set(grants.flatMap(({ fields }) => fields ?? []));

/** Whether an actor sees all of every record that they may read at all. */
export function seesWhole(actor: Actor | null, resource: Declared): boolean {
  const grants = grantsOf(actor, resource, 'read');
  return (
    grants.every(({ fields }) => !fields) || grants.some(({ where, owner, fields }) => !where && !owner && !fields)
  );
}

/** The fields that an actor may write when they create or change some record. */
export function writableBy(actor: Actor | null, resource: Declared, operation: 'create' | 'update'): Set<string> {
  const given = fieldsOf(grantsOf(actor, resource, operation));
  const names = writableFields(resource).map(([name]) => name);
  return new Set(given ? names.filter((name) => given.has(name)) : names);
}

/** A record without what an actor may not read of it, and without what it carries along of such a field. */
export function readableBy<T extends Readonly<Record<string, unknown>>>(
  actor: Actor | null,
  resource: ResourceShape,
  record: T,
): T {
  const given = fieldsOf(grantsOn(actor, resource, 'read', record));
  if (!given) return record;
  const embedded = embeddedFields(resource);
  const shown: T = { ...record };
  for (const key of Object.keys(record)) {
    const field = embedded.get(key) ?? key;
    // What is cut out is optional in the contract (`recordSchema`).
    if (resource.fields[field] && !given.has(field)) Reflect.deleteProperty(shown, key);
  }
  return shown;
}
