import type { Report } from '../../faults/index.ts';
import { allows, grantsIn, OPERATIONS, ruleIn, ruleOf } from '../access.ts';
import { isOwner, isSetByStaff, kindOf } from '../kinds/index.ts';
import type { AccessRule, AccessWord, Field, Grant, Operation, ResourceShape } from '../shape.ts';
import { reportUnknown } from './check-options.ts';
import { checkWhere } from './check-where.ts';
import { instead } from './nearest.ts';
import { GRANT_OPTIONS } from './options.ts';

const WORDS: readonly string[] = ['everyone', 'signedIn', 'admin', 'nobody'];
const GRANTEES: readonly string[] = ['everyone', 'signedIn', 'owner', 'admin'];

/** The names that an access may contain: `write` applies to each of create, update and delete that is not named. */
const NAMES = [...OPERATIONS, 'write'] as const;
const operationsOf = (name: (typeof NAMES)[number], { access }: ResourceShape): Operation[] =>
  name === 'write' ? OPERATIONS.filter((each) => each !== 'read' && !(each in access)) : [name];

type ReportHere = (problem: string, remedy: string) => void;

/** Reports of a resource's access what can't work. */
export function checkAccess(resource: ResourceShape, report: Report): void {
  for (const [operation, said] of Object.entries(resource.access)) {
    const where = `access.${operation}`;
    const matched = NAMES.find((each) => each === operation);
    if (!matched) report(where, `no operation "${operation}"`, instead(operation, NAMES));
    else for (const each of operationsOf(matched, resource)) checkRule(resource, each, said, where, report);
  }
  for (const [name, field] of Object.entries(resource.fields))
    if (field.kind === 'state')
      for (const [to, said] of Object.entries(field.may ?? {}))
        checkRule(resource, 'update', said, `${name}.may.${to}`, report);
  checkOwners(resource, report);
  if (resource.isLog)
    for (const operation of OPERATIONS)
      if (operation !== 'read' && allows(resource, operation))
        report('isLog', `hooks run where "${operation}" is granted`, `Leave isLog out, or ${operation}`);
}

function checkRule(
  resource: ResourceShape,
  operation: Operation,
  said: AccessWord | AccessRule,
  where: string,
  report: Report,
): void {
  if (typeof said === 'string') {
    if (!WORDS.includes(said)) report(where, `"${said}" is nobody that a rule knows`, instead(said, WORDS));
    return;
  }
  for (const [who, grant] of grantsIn(ruleIn(said))) {
    const reportHere: ReportHere = (problem, remedy) => report(`${where}.${who}`, problem, remedy);
    if (!GRANTEES.includes(who)) reportHere(`nobody is called "${who}"`, instead(who, GRANTEES));
    else checkGrant(resource, operation, grant, reportHere, who === 'admin');
  }
}

function checkGrant(
  resource: ResourceShape,
  operation: Operation,
  grant: Grant & { field?: string },
  report: ReportHere,
  isStaff: boolean,
): void {
  const { where, fields, field } = grant;
  reportUnknown(grant, GRANT_OPTIONS, '', 'a grant', (_where, problem, remedy) => report(problem, remedy));
  if (where) checkWhere(resource, where, report);
  if (operation === 'create' && (where || field))
    report(
      'who creates a record is given fields; there is no record yet that could be theirs, or be as "where" says',
      'Say signedIn: { fields: […] }; a currentUser(…) field makes it theirs',
    );
  if (operation === 'delete' && fields) report('a record is deleted whole', 'Leave "fields" out');
  for (const name of fields ?? [])
    if (!resource.fields[name]) report(`no field "${name}"`, instead(name, Object.keys(resource.fields)));
  const owner = field === undefined ? undefined : resource.fields[field];
  if (field !== undefined && owner?.kind !== 'belongsTo')
    report(
      `"${field}" is no field that points to an account`,
      `Declare ${field}: currentUser({ label: … }), or name a belongsTo(users, …) field`,
    );
  if (!fields) return;
  if (operation === 'read') checkSearched(resource, fields, report);
  else if (operation !== 'delete') checkWritten(resource, operation, fields, report, isStaff);
}

function checkSearched(resource: ResourceShape, fields: readonly string[], report: ReportHere): void {
  for (const name of resource.search?.fields ?? [])
    if (!fields.includes(name))
      report(`a search reads "${name}", which these may not read`, 'Add it to "fields", or leave it out of the search');
}

const isServers = (field: Field): boolean => Boolean(field.readOnly || field.computed);

/** Only what a request may write can be granted to one; and who creates a record must be able to make it whole. */
function checkWritten(
  resource: ResourceShape,
  operation: Operation,
  fields: readonly string[],
  report: ReportHere,
  isStaff: boolean,
): void {
  for (const name of fields) {
    const field = resource.fields[name];
    if (!isStaff && isSetByStaff(field))
      report(`"${name}" is named by staff alone`, `Leave it out of "fields" of ${operation}`);
    if (field && isServers(field))
      report(`"${name}" is written by the server alone`, `Leave it out of "fields" of ${operation}`);
  }
  if (operation !== 'create') return;
  for (const [name, field] of Object.entries(resource.fields)) {
    const hasInitial = ('initial' in field && field.initial !== undefined) || kindOf(field).empty !== null;
    if (field.required && !isServers(field) && !isOwner(field) && !hasInitial && !fields.includes(name))
      report(
        `"${name}" is required, and who creates a record may not write it`,
        `Add "${name}" to "fields", or give it an initial value`,
      );
  }
}

/**
 * The caller becomes the owner of the records that they create, so that they must be signed in. Where customers create theirs and
 * staff may as well, staff do it for a customer.
 */
function checkOwners(resource: ResourceShape, report: Report): void {
  const { everyone, signedIn, admin } = ruleOf(resource, 'create');
  for (const [name, field] of Object.entries(resource.fields))
    if (field.kind === 'belongsTo' && field.isCurrentUser && everyone)
      report(name, 'visitors have no account', 'Let create be for signedIn or admin');
    else if (isOwner(field) && !isSetByStaff(field) && signedIn && admin)
      report(
        name,
        'staff who create the record for a customer would own it',
        `Add setBy: 'admin' to ${name}, or leave admin out of access.create: staff are signed in too`,
      );
    else if (isSetByStaff(field) && !admin && !ruleOf(resource, 'update').admin)
      report(
        name,
        'staff may neither create nor update the record, and so name no owner',
        'Add admin: true to access.create',
      );
}
