import { DeclarationError, type Fault, type Report } from '../../faults/index.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { reportUnknown } from './check-options.ts';
import { instead } from './nearest.ts';
import { placeOf } from './place.ts';

type Named = Readonly<Record<string, unknown>>;
type Extension = Pick<ResourceShape, 'facets' | 'rollups' | 'actions'> & {
  fields?: Readonly<Record<string, Field>>;
  labels?: Named;
  search?: Readonly<Record<string, string>>;
};
type Custom = { resources: readonly ResourceShape[]; extend: object };

const CUSTOM_OPTIONS = {
  resources: true,
  extend: true,
  menuGroups: true,
  staffRights: true,
  messages: true,
  paymentProviders: true,
} as const;
const EXTENSION_OPTIONS = {
  fields: true,
  sections: true,
  unique: true,
  labels: true,
  facets: true,
  search: true,
  rollups: true,
  actions: true,
} as const;
const WEIGHTS: readonly string[] = ['first', 'linked', 'text', 'last'];

/** Throws a DeclarationError with all that can't work in what a shop adds to the resources that Karité declares. */
export function checkCustom(declared: readonly ResourceShape[], custom: Custom): void {
  const faults: Fault[] = [];
  const place = placeOf(custom);
  const report: Report = (field, problem, remedy) => faults.push({ resource: 'custom', field, problem, remedy, place });
  reportUnknown(custom, CUSTOM_OPTIONS, 'custom', 'defineCustom', (_where, problem, remedy) =>
    report('defineCustom', problem, remedy),
  );
  const { resources, extend }: Partial<Custom> = custom;
  if (!Array.isArray(resources)) report('resources', 'is no list', 'Write resources: []');
  if (typeof extend !== 'object') report('extend', 'is missing', 'Write extend: {}');
  if (faults.length > 0) throw new DeclarationError(faults);
  checkOwn(declared, resources, report, faults);
  for (const [name, extension] of Object.entries(extend)) checkExtension(declared, name, extension, report);
  if (faults.length > 0) throw new DeclarationError(faults);
}

function checkOwn(
  declared: readonly ResourceShape[],
  resources: readonly (ResourceShape | undefined)[],
  report: Report,
  faults: Fault[],
): void {
  for (const [index, resource] of resources.entries())
    if (!resource?.fields)
      report(
        'resources',
        `entry ${index + 1} is no resource`,
        'Name what defineResource(…) returned; two files that import each other see nothing of one another yet',
      );
    else if (declared.some(({ name }) => name === resource.name))
      faults.push({
        resource: resource.name,
        field: 'name',
        problem: 'Karité has a resource of this name',
        remedy: 'Give the shop’s another one; to add fields to Karité’s, name it under `extend`',
        place: placeOf(resource),
      });
}

function checkExtension(declared: readonly ResourceShape[], name: string, extension: Extension, report: Report): void {
  const where = `extend.${name}`;
  const extended = declared.find((each) => each.name === name);
  if (!extended) {
    const own = declared.map((each) => each.name);
    report(where, `Karité has no resource "${name}"`, instead(name, own));
    return;
  }
  reportUnknown(extension, EXTENSION_OPTIONS, where, 'an extension', report);
  const taken = (part: string, what: string, own: Named = {}, added: Named = {}) => {
    for (const each of Object.keys(added))
      if (Object.hasOwn(own, each))
        report(`${where}.${part}.${each}`, `Karité has ${what} of this name`, 'Give the shop’s another one');
  };
  taken('fields', 'a field', extended.fields, extension.fields);
  taken('facets', 'a facet', extended.facets, extension.facets);
  taken('actions', 'an action', extended.actions, extension.actions);
  for (const [via, figures] of Object.entries(extension.rollups ?? {}))
    taken(`rollups.${via}`, 'a rollup', extended.rollups?.[via], figures);
  const labelled = Object.keys(extended.fields);
  for (const field of Object.keys(extension.labels ?? {}))
    if (!labelled.includes(field))
      report(`${where}.labels.${field}`, 'Karité has no such field', instead(field, labelled));
  const names = [...labelled, ...Object.keys(extension.fields ?? {})];
  for (const [field, weight] of Object.entries(extension.search ?? {})) {
    const at = `${where}.search.${field}`;
    const { ranked } = extended.search ?? {};
    if (!names.includes(field)) report(at, 'no such field', instead(field, names));
    if (!WEIGHTS.includes(weight)) report(at, `"${weight}" is no weight`, instead(weight, WEIGHTS));
    else if (!extended.search) report(at, `${name} have no search`, 'Leave search out, or add a filter to the field');
    else if (!ranked && weight !== 'text') report(at, `the search of ${name} is not ranked`, "Write 'text'");
  }
}
