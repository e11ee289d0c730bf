import { MOST_BYTES } from '../kinds/file.ts';
import { BETWEEN_CHOICES, kindOf, nextStates, stepFields, targetOf } from '../kinds/index.ts';
import { LARGEST, type NumberOptions } from '../kinds/number.ts';
import { patternFault } from '../kinds/pattern.ts';
import { MOST_LINE_CHARACTERS } from '../kinds/text.ts';
import { ruleOperators } from '../rule/index.ts';
import type { Field, FieldOf, Kind, ResourceShape } from '../shape.ts';
import { TIMESTAMPS } from '../timestamps.ts';
import { checkEmbed } from './check-embed.ts';
import { checkWhere } from './check-where.ts';
import { instead } from './nearest.ts';

/** The place of a field whose declaration is checked; `report` reports a fault of it. */
type Declared = { resource: ResourceShape; name: string; report(problem: string, remedy: string): void };

const STEP = Object.keys(stepFields({}));

const checkRange = (
  { min = -LARGEST, max = LARGEST, step = 1, initial = min }: NumberOptions,
  { report }: Declared,
) => {
  if (min > max) report('min is above max', `Exchange ${min} and ${max}`);
  else if (initial < min || initial > max) report('initial is not between min and max', 'Write one that is');
  if (step <= 0) report(`step is ${step}`, 'Give it a number above 0, or leave it out');
};

/** What can't work in a field, by its kind. */
const CHECKS: { readonly [K in Kind]?: (field: FieldOf<K>, declared: Declared) => void } = {
  integer: checkRange,
  decimal: checkRange,
  price: checkRange,
  percent: ({ min = 0, max = 100, ...field }, declared) => checkRange({ ...field, min, max }, declared),
  text: ({ pattern, maxLength = MOST_LINE_CHARACTERS, suggestions = [] }, { report }) => {
    if (maxLength < 1) report(`maxLength is ${maxLength}`, 'Give it a whole number above 0');
    const fault = pattern && patternFault(pattern, maxLength);
    if (fault) report(fault, 'Write a simpler pattern, or check the text in a hook');
    const long = suggestions.find((each) => each.length > maxLength);
    if (long)
      report(`suggests "${long}", which is longer than maxLength`, `Allow ${long.length} characters, or shorten it`);
  },
  longText: ({ queryOf, columnsOf }, { resource, report }) => {
    for (const [option, list] of Object.entries({ queryOf, columnsOf }))
      if (list !== undefined && resource.fields[list]?.kind !== 'text')
        report(`${option}: "${list}" is no text field`, instead(list, Object.keys(resource.fields)));
  },
  colour: ({ initial }, { report }) => {
    if (initial !== undefined && !/^#[0-9a-f]{6}$/i.test(initial))
      report(`"${initial}" is no colour`, 'Write it as #b54e5a');
  },
  choice: ({ options, initial }, { report }) => {
    const names = Object.keys(options);
    if (names.length === 0) report('a choice needs options', "Give it some: options: { small: 'Petit' }");
    else if (initial !== undefined && !names.includes(initial))
      report(`"${initial}" is not an option`, instead(initial, names));
  },
  choices: ({ options }, { report }) => {
    const labels = Object.values(options);
    if (labels.length === 0) report('choices need options', "Give them some: options: { dry: 'Sèche' }");
    const parted = labels.find((label) => BETWEEN_CHOICES.test(label));
    if (parted !== undefined)
      report(`the label "${parted}" holds what parts several in a sheet's cell`, 'Write it without , ; and |');
  },
  state: ({ states, initial, begins = [], due = {}, transitions, may = {}, steps }, { resource, report }) => {
    const names = Object.keys(states);
    for (const state of [initial, ...begins])
      if (!names.includes(state)) report(`"${state}" is not a state`, instead(state, names));
    for (const [from, { to, at }] of Object.entries(due)) {
      for (const state of [from, to])
        if (!names.includes(state)) report(`due names "${state}", which is not a state`, instead(state, names));
      if (!nextStates(transitions ? { states, transitions } : { states }, from).includes(to))
        report(`due: "${to}" does not follow "${from}"`, 'Add it to transitions');
      if (resource.fields[at]?.kind !== 'dateTime')
        report(`due: "${at}" is no dateTime field`, instead(at, Object.keys(resource.fields)));
    }
    for (const state of Object.entries(transitions ?? {}).flat(2))
      if (!names.includes(state)) report(`transitions name "${state}", which is not a state`, instead(state, names));
    for (const to of Object.keys(may))
      if (!names.includes(to)) report(`may names "${to}", which is not a state`, instead(to, names));
      else if (
        to === initial &&
        !Object.values(transitions ?? {})
          .flat()
          .includes(to)
      )
        report(`may: "${to}" is where every record begins`, 'Say by access who may create one');
    if (steps === undefined) return;
    const lines = resource.fields[steps];
    const remedy = `Declare ${steps}: lines({ label: …, readOnly: true, fields: stepFields(…) })`;
    if (lines?.kind !== 'lines' || !lines.readOnly) report(`steps: "${steps}" is no read-only lines field`, remedy);
    else if (STEP.some((name) => !(name in lines.fields)))
      report(`steps: "${steps}" has other fields than stepFields`, remedy);
  },
  images: ({ from }, { resource, report }) => {
    const field = from === undefined ? null : resource.fields[from];
    if (from !== undefined && (field?.kind !== 'belongsTo' || targetOf(field, resource).name !== resource.name))
      report(
        `from: "${from}" is no belongsTo('self') field`,
        'Name the field that points to the record with the pictures',
      );
  },
  dateTime: ({ initial, readOnly }, { report }) => {
    if (initial && !readOnly) report('a moment that the database writes is read-only', 'Add readOnly: true');
  },
  file: ({ accept, maxBytes = MOST_BYTES }, { report }) => {
    if (accept?.length === 0) report('a file needs something that it accepts', 'Name a type, or leave accept out');
    if (maxBytes > MOST_BYTES) report('no upload is larger than 10 MB', `Write at most ${MOST_BYTES}`);
  },
  phone: ({ country }, { resource, report }) => {
    if (typeof country === 'object' && !resource.fields[country.field])
      report(`no field "${country.field}"`, instead(country.field, Object.keys(resource.fields)));
  },
  position: ({ within }, { resource, report }) => {
    if (within === undefined) return;
    const field = resource.fields[within];
    if (!field) report(`within: no field "${within}"`, instead(within, Object.keys(resource.fields)));
    else if (kindOf(field).storage !== 'column')
      report(`within: "${within}" is a ${field.kind}, which is no column`, 'Name a field that is stored in a column');
  },
  sequence: ({ per, start = 1 }, { resource, report }) => {
    if (!Number.isInteger(start) || start < 0) report('start is no whole number', 'Write 1, or leave it out');
    if (per === undefined || per === 'year') return;
    const field = resource.fields[per];
    if (!field)
      report(`per: no field "${per}", and not 'year'`, instead(per, ['year', ...Object.keys(resource.fields)]));
    else if (!field.required) report(`per: "${per}" may be missing`, `Make "${per}" required`);
  },
  belongsTo: (field, { resource, name, report }) => {
    if (!name.endsWith('Id')) report('a belongsTo field ends in Id', `Call it "${name}Id"`);
    if (field.onDelete === 'clear' && field.required)
      report("onDelete 'clear' would empty a required field", "Say 'cascade' or 'refuse', or leave required out");
    if (field.setBy && !field.isCurrentUser)
      report('setBy is for the owner of a record', 'Leave it out, or declare currentUser({ label: …, setBy })');
    checkEmbed(field, targetOf(field, resource), report);
  },
  manyToMany: (field, { resource, report }) => checkEmbed(field, targetOf(field, resource), report),
  orderedMany: (field, { resource, report }) => checkEmbed(field, targetOf(field, resource), report),
  rule: ({ of, by, where = {} }, { report }) => {
    checkWhere(of, where, report);
    const fields: ResourceShape['fields'] = { ...of.fields, ...TIMESTAMPS };
    for (const name of by) {
      const field = fields[name];
      if (!field) report(`by: ${of.name} has no field "${name}"`, instead(name, Object.keys(fields)));
      else if (ruleOperators(field).length === 0)
        report(`by: a list is not narrowed by "${name}", a ${field.kind}`, 'Leave it out');
    }
  },
  children: (field, { resource, report }) => {
    const { via } = field;
    if (resource.fields[via]?.kind !== 'belongsTo')
      report(`"${via}" is not a belongsTo field`, "Name the field by which records point here: belongsTo('self', …)");
    checkEmbed(field, resource, report);
  },
};

const checkOf = <K extends Kind>(field: FieldOf<K>): ((field: FieldOf<K>, declared: Declared) => void) | undefined =>
  CHECKS[field.kind];

/** Reports faults of a field that depend on its kind. */
export function checkKind(field: Field, declared: Declared): void {
  checkOf(field)?.(field, declared);
}
