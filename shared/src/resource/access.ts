import type { Condition } from './condition.ts';
import { isSetByStaff } from './kinds/belongs-to.ts';
import type { Scalar } from './record.ts';
import type { AccessRule, AccessWord, Grant, Operation, ResourceShape } from './shape.ts';

export const OPERATIONS: readonly Operation[] = ['read', 'create', 'update', 'delete'];

/** An operation's rule, of the word or the object that declares it. An action that no rule names is an administrator's. */
export function ruleOf({ access }: Pick<ResourceShape, 'access'>, operation: string): AccessRule {
  const declared = OPERATIONS.find((each) => each === operation);
  if (!declared) return ruleIn('admin');
  return ruleIn(access[declared] ?? (declared === 'read' ? undefined : access.write) ?? 'nobody');
}

/** The rule that a word or an object declares. */
export const ruleIn = (said: AccessWord | AccessRule): AccessRule =>
  typeof said === 'object' ? said : said === 'nobody' ? {} : { [said]: true };

/** Whether the generic routes of a resource offer an operation to anybody. */
export const allows = (resource: Pick<ResourceShape, 'access'>, operation: Operation): boolean =>
  Object.keys(ruleOf(resource, operation)).length > 0;

/** The fields of a resource that a visitor may read; `null` where there are none. */
export function readByEveryone(resource: Pick<ResourceShape, 'access'>): Grant | null {
  const { everyone } = ruleOf(resource, 'read');
  return everyone === true ? {} : (everyone ?? null);
}

/** Whether everyone may read all of a resource, so that an answer does not depend on the caller. */
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

/** The grants of a rule, each by its grantee. */
export const grantsIn = (rule: AccessRule): [string, Grant & { field?: string }][] =>
  Object.entries(rule).map(([who, given]) => [
    who,
    given === true ? {} : typeof given === 'string' ? { field: given } : given,
  ]);

/** Whether somebody who may do an operation may not do it with this field. */
export const isNarrowed = (
  resource: Pick<ResourceShape, 'access' | 'fields'>,
  operation: Operation,
  field: string,
): boolean =>
  grantsIn(ruleOf(resource, operation)).some(
    ([who, { fields }]) =>
      (fields && !fields.includes(field)) ||
      (operation !== 'read' && who !== 'admin' && isSetByStaff(resource.fields[field])),
  );

/** Whether anybody may do an operation with this field; a field that nobody may write is in no form and in no request. */
export const isGranted = (resource: Pick<ResourceShape, 'access'>, operation: Operation, field: string): boolean =>
  grantsIn(ruleOf(resource, operation)).some(([, { fields }]) => !fields || fields.includes(field));

type FieldName<R extends Pick<ResourceShape, 'fields'>> = keyof R['fields'] & string;
/** The fields that can name the owner of a record. */
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
  [K in keyof R['access']]: K extends Operation | 'write' ? CheckedRule<R, R['access'][K]> : never;
};
