import type { Condition } from './condition.ts';
import type { Scalar } from './record.ts';
import type { AccessRule, Field, Grant, Operation, ResourceShape } from './shape.ts';
import { checkWhere } from './where.ts';

export const OPERATIONS: readonly Operation[] = ['read', 'create', 'update', 'delete'];

/** An operation's rule, of the word or the object that declares it. An action that no rule names is an administrator's. */
export function ruleOf({ access }: Pick<ResourceShape, 'access'>, operation: string): AccessRule {
  const known = OPERATIONS.find((each) => each === operation);
  const rule = known ? (access[known] ?? 'nobody') : 'admin';
  return typeof rule === 'object' ? rule : rule === 'nobody' ? {} : { [rule]: true };
}

/** Whether the generic routes of a resource offer an operation to anybody. */
export const allows = (resource: Pick<ResourceShape, 'access'>, operation: Operation): boolean =>
  Object.keys(ruleOf(resource, operation)).length > 0;

/** What a visitor may read of a resource; `null` where that is nothing. */
export function readByEveryone(resource: Pick<ResourceShape, 'access'>): Grant | null {
  const { everyone } = ruleOf(resource, 'read');
  return everyone === true ? {} : (everyone ?? null);
}

/** Whether all of a resource is everyone's to read, so that an answer is the same whoever asks. */
export const isPublic = (resource: Pick<ResourceShape, 'access'>): boolean => {
  const grant = readByEveryone(resource);
  return grant !== null && !grant.where && !grant.fields;
};

/** Whether administrators may do an operation with every record and all of its fields, as a sheet's import does. */
export const isWhollyAdmins = (resource: Pick<ResourceShape, 'access'>, operation: Operation): boolean => {
  const { admin } = ruleOf(resource, operation);
  return admin === true || (admin !== undefined && !admin.where && !admin.fields);
};

/** Whether the generic routes write a resource at all. */
export const isWritten = (resource: Pick<ResourceShape, 'access'>): boolean =>
  allows(resource, 'create') || allows(resource, 'update') || allows(resource, 'delete');

const grantsIn = (rule: AccessRule): [string, Grant & { field?: string }][] =>
  Object.entries(rule).map(([who, given]) => [
    who,
    given === true ? {} : typeof given === 'string' ? { field: given } : given,
  ]);

/** Whether somebody who may do an operation may not do it with this field. */
export const isNarrowed = (resource: Pick<ResourceShape, 'access'>, operation: Operation, field: string): boolean =>
  grantsIn(ruleOf(resource, operation)).some(([, { fields }]) => fields && !fields.includes(field));

/** Whether anybody may do an operation with this field; one that nobody may write stands in no form and in no request. */
export const isGranted = (resource: Pick<ResourceShape, 'access'>, operation: Operation, field: string): boolean =>
  grantsIn(ruleOf(resource, operation)).some(([, { fields }]) => !fields || fields.includes(field));

type FieldName<R extends Pick<ResourceShape, 'fields'>> = keyof R['fields'] & string;
/** The fields that can say whose a record is. */
type OwnerName<R extends Pick<ResourceShape, 'fields'>> =
  string extends FieldName<R>
    ? string
    : { [K in FieldName<R>]: R['fields'][K] extends { kind: 'belongsTo' } ? K : never }[FieldName<R>];

type CheckedWhere<R extends Pick<ResourceShape, 'fields'>, W> = W extends undefined
  ? W
  : {
      [K in keyof W]: K extends keyof R['fields']
        ? Condition<Extract<NonNullable<Scalar<R['fields'][K]>>, string | number | boolean>>
        : K extends 'createdAt' | 'updatedAt'
          ? Condition<string>
          : never;
    };
type CheckedGrant<R extends Pick<ResourceShape, 'fields'>, G> = G extends object
  ? {
      [K in keyof G]: K extends 'where'
        ? CheckedWhere<R, G[K]>
        : K extends 'fields'
          ? readonly FieldName<R>[]
          : K extends 'field'
            ? OwnerName<R>
            : never;
    }
  : G;
type CheckedRule<R extends Pick<ResourceShape, 'fields'>, A> = A extends object
  ? {
      [K in keyof A]: K extends 'owner'
        ? A[K] extends string
          ? OwnerName<R>
          : CheckedGrant<R, A[K]>
        : K extends 'everyone' | 'signedIn' | 'admin'
          ? CheckedGrant<R, A[K]>
          : never;
    }
  : A;

/** A resource's access as it must be: an operation, a field or a value that there is not does not compile. */
export type CheckedAccess<R extends ResourceShape> = {
  [K in keyof R['access']]: K extends Operation ? CheckedRule<R, R['access'][K]> : never;
};

const WORDS: readonly string[] = ['everyone', 'signedIn', 'admin', 'nobody'];
const GRANTEES: readonly string[] = ['everyone', 'signedIn', 'owner', 'admin'];

/** Says of a resource's access what can't work; `fail` throws an error that names where. */
export function checkAccess(resource: ResourceShape, fail: (where: string, why: string) => never): void {
  for (const [operation, said] of Object.entries(resource.access)) {
    const where = `access.${operation}`;
    const known = OPERATIONS.find((each) => each === operation);
    if (!known) fail(where, `no operation "${operation}": ${OPERATIONS.join(', ')}`);
    else if (typeof said === 'string' && !WORDS.includes(said)) fail(where, `"${said}" is none of ${WORDS.join(', ')}`);
    else
      for (const [who, grant] of grantsIn(ruleOf(resource, known))) {
        if (!GRANTEES.includes(who)) fail(where, `nobody is called "${who}": ${GRANTEES.join(', ')}`);
        checkGrant(resource, known, grant, (why) => fail(`${where}.${who}`, why));
      }
  }
  checkOwners(resource, fail);
}

function checkGrant(
  resource: ResourceShape,
  operation: Operation,
  { where, fields, field }: Grant & { field?: string },
  fail: (why: string) => never,
): void {
  if (where) checkWhere(resource, where, fail);
  if (operation === 'create' && (where || field))
    fail('who creates a record is given fields; there is no record yet that could be theirs, or be as "where" says');
  if (operation === 'delete' && fields) fail('a record is deleted whole: leave "fields" out');
  const unknown = fields?.find((name) => !resource.fields[name]);
  if (unknown !== undefined) fail(`no field "${unknown}": ${Object.keys(resource.fields).join(', ')}`);
  const owner = field === undefined ? undefined : resource.fields[field];
  if (field !== undefined && owner?.kind !== 'belongsTo')
    fail(`"${field}" is no field that points to an account: declare it by currentUser(…) or belongsTo(users, …)`);
  if (operation === 'read') {
    const hidden = resource.search?.fields.find((name) => fields && !fields.includes(name));
    if (hidden)
      fail(
        `a search looks through "${hidden}", which these may not read: add it to "fields", or leave it out of the search`,
      );
    return;
  }
  for (const name of fields ?? []) checkWritten(resource, operation, name, fail);
}

/** Only what a request may write can be granted to one. */
function checkWritten(resource: ResourceShape, operation: Operation, name: string, fail: (why: string) => never) {
  const field: Field | undefined = resource.fields[name];
  if (field?.readOnly || field?.from)
    fail(`"${name}" is written by the server alone: leave it out of "fields" of ${operation}`);
}

/** Who acts becomes the owner of what they create: that asks for somebody who is signed in. */
function checkOwners(resource: ResourceShape, fail: (where: string, why: string) => never): void {
  const { everyone } = ruleOf(resource, 'create');
  for (const [name, field] of Object.entries(resource.fields))
    if (field.kind === 'belongsTo' && field.isCurrentUser && everyone)
      fail(name, 'visitors have no account: create must be for signedIn or admin');
}
