import { grantsIn, OPERATIONS, ruleIn, ruleOf } from '../access.ts';
import type { AccessRule, AccessWord, Field, Grant, Operation, ResourceShape } from '../shape.ts';
import { checkWhere } from './check-where.ts';

const WORDS: readonly string[] = ['everyone', 'signedIn', 'admin', 'nobody'];
const GRANTEES: readonly string[] = ['everyone', 'signedIn', 'owner', 'admin'];

/** Says of a resource's access what can't work; `fail` throws an error that names where. */
export function checkAccess(resource: ResourceShape, fail: (where: string, why: string) => never): void {
  for (const [operation, said] of Object.entries(resource.access)) {
    const where = `access.${operation}`;
    const known = OPERATIONS.find((each) => each === operation);
    if (!known) fail(where, `no operation "${operation}": ${OPERATIONS.join(', ')}`);
    else checkRule(resource, known, said, where, fail);
  }
  for (const [name, field] of Object.entries(resource.fields))
    if (field.kind === 'state')
      for (const [to, said] of Object.entries(field.may ?? {}))
        checkRule(resource, 'update', said, `${name}.may.${to}`, fail);
  checkOwners(resource, fail);
}

function checkRule(
  resource: ResourceShape,
  operation: Operation,
  said: AccessWord | AccessRule,
  where: string,
  fail: (where: string, why: string) => never,
): void {
  if (typeof said === 'string' && !WORDS.includes(said)) fail(where, `"${said}" is none of ${WORDS.join(', ')}`);
  for (const [who, grant] of grantsIn(ruleIn(said))) {
    if (!GRANTEES.includes(who)) fail(where, `nobody is called "${who}": ${GRANTEES.join(', ')}`);
    checkGrant(resource, operation, grant, (why) => fail(`${where}.${who}`, why));
  }
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
