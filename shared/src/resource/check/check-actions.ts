import type { Report } from '../../faults/index.ts';
import { OPERATIONS } from '../access.ts';
import { kindOf } from '../kinds/index.ts';
import type { Action, Field, FieldOf, ResourceShape } from '../shape.ts';
import { matches } from '../where/matches.ts';
import { reportUnknown } from './check-options.ts';
import { checkWhere } from './check-where.ts';
import { instead } from './nearest.ts';
import { ACTION_OPTIONS } from './options.ts';
import { takenBelow } from './taken.ts';

/** The names of rights on a resource for staff and API tokens; `all` is every one of them, actions too. */
const RIGHTS: readonly string[] = [...OPERATIONS, 'all'];

type ReportHere = (problem: string, remedy: string) => void;

/** Reports the actions that can't work: a name that is no path or is taken, nothing to do, a field or a value that is none. */
export function checkActions(resource: ResourceShape, report: Report): void {
  for (const [name, action] of Object.entries(resource.actions ?? {})) {
    const where = `actions.${name}`;
    const reportHere: ReportHere = (problem, remedy) => report(where, problem, remedy);
    reportUnknown(action, ACTION_OPTIONS, where, 'an action', report);
    if (!/^[a-z][a-z0-9-]*$/.test(name)) reportHere('lower case letters, digits and dashes, as in a path', 'Rename it');
    if (RIGHTS.includes(name))
      reportHere(`"${name}" is the name of a right: everyone who holds it could run the action`, 'Choose another name');
    if (takenBelow(resource.name).includes(name))
      reportHere(`the path /${resource.name}/${name} is taken`, 'Choose another name');
    if (!action.set && !action.params && !action.run)
      reportHere('say what it does', '`set`, `params`, or `run` with a function in the API');
    if (action.key !== undefined) checkKey(resource, name, action.key, reportHere);
    if (action.when) checkWhere(resource, action.when, reportHere);
    checkSet(resource, action, reportHere);
    checkParams(resource, action, reportHere);
  }
  for (const [name, key] of Object.entries(resource.contactKeys ?? {}))
    checkKey(resource, name, key, (problem, remedy) => report(`contactKeys.${name}`, problem, remedy));
}

function checkKey({ actions = {}, contactKeys }: ResourceShape, name: string, key: string, report: ReportHere): void {
  if (!/^[a-z]$/.test(key))
    report(`the key ${JSON.stringify(key)} is no letter`, 'Write one lower case letter from a to z');
  const all = [
    ...Object.entries(actions).map(([each, action]) => [each, action.key]),
    ...Object.entries(contactKeys ?? {}),
  ];
  const other = all.find(([each, taken]) => each !== name && taken === key);
  if (other) report(`the key "${key}" is also that of ${other[0]}`, 'Choose another letter for one of the two');
}

function checkSet(resource: ResourceShape, { set = {}, when }: Action, report: ReportHere): void {
  for (const [name, value] of Object.entries(set)) {
    const field = resource.fields[name];
    if (!field) report(`sets "${name}", which is no field`, instead(name, Object.keys(resource.fields)));
    else checkValue(name, field, value, report);
    if (field?.kind === 'state' && typeof value === 'string') checkTransition(name, field, value, when, report);
  }
}

/** A button that is offered in a state from which the change is refused would always fail. */
function checkTransition(
  name: string,
  field: FieldOf<'state'>,
  to: string,
  when: Action['when'],
  report: ReportHere,
): void {
  const { states, transitions } = field;
  if (!transitions || !Object.hasOwn(states, to)) return;
  const all = Object.keys(states);
  const leading = all.filter((from) => transitions[from]?.includes(to));
  const offered = all.filter(
    (from) => !when || matches({ fields: { [name]: field } }, onlyOf(when, name), { [name]: from }),
  );
  const stuck = offered.filter((from) => from !== to && !leading.includes(from));
  if (leading.length === 0)
    report(
      `sets ${name} to "${to}", to which no transition leads`,
      `Add it: transitions: { ${all.find((from) => from !== to)}: ['${to}'] }`,
    );
  else if (stuck.length > 0)
    report(
      `sets ${name} to "${to}", which is impossible from "${stuck.join('", "')}"`,
      `Say when: { ${name}: [${leading.map((from) => `'${from}'`).join(', ')}] }, or add "${to}" to transitions`,
    );
}

/** What a condition says of one field. */
const onlyOf = (when: NonNullable<Action['when']>, name: string): NonNullable<Action['when']> => {
  const said = when[name];
  return said === undefined ? {} : { [name]: said };
};

function checkParams(resource: ResourceShape, { params, set = {} }: Action, report: ReportHere): void {
  if (params && Object.keys(params).length === 0) report('params is empty', 'Name a field, or leave `params` out');
  for (const name of Object.keys(params ?? {})) {
    const field = resource.fields[name];
    if (!field) {
      report(`params names "${name}", which is no field`, instead(name, Object.keys(resource.fields)));
      continue;
    }
    const { storage, hasFiles, isOrder } = kindOf(field);
    if (storage !== 'column' || hasFiles || isOrder)
      report(`params names "${name}", a ${field.kind}`, 'Name plain values: no files, rows or places');
    if (field.computed || ('isCurrentUser' in field && field.isCurrentUser))
      report(`params names "${name}", which the server makes itself`, 'Leave it out');
    if (Object.hasOwn(set, name)) report(`params names "${name}" and sets it`, 'Do one of the two');
  }
}

function checkValue(name: string, field: Field, value: unknown, report: ReportHere): void {
  const { storage, isValue } = kindOf(field);
  if (storage !== 'column') {
    report(`sets "${name}", a ${field.kind}, which is no column`, 'Let `run` write it');
    return;
  }
  if (field.computed) report(`sets "${name}", which is computed`, 'Set what it is computed from');
  if (value === null && field.required) report(`empties "${name}", which is required`, 'Give it a value');
  if (value !== null && isValue && !isValue(value, field))
    report(
      `sets "${name}", a ${field.kind}, to ${JSON.stringify(value)}`,
      `Write a value that a ${field.kind} can have`,
    );
}
