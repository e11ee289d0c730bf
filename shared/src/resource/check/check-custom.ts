import type { Field, ResourceShape } from '../shape.ts';
import { reportUnknown } from './check-options.ts';
import { DeclarationError, type Fault, type Report } from './declaration-error.ts';
import { instead } from './nearest.ts';
import { placeOf } from './place.ts';

type Extension = { fields?: Readonly<Record<string, Field>>; labels?: Readonly<Record<string, string>> };
type Custom = { resources: readonly ResourceShape[]; extend: object };

const CUSTOM_OPTIONS = { resources: true, extend: true, staffRights: true } as const;
const EXTENSION_OPTIONS = { fields: true, sections: true, unique: true, labels: true } as const;

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
  const names = declared.map((each) => each.name);
  if (!extended) {
    report(where, `Karité has no resource "${name}"`, instead(name, names));
    return;
  }
  reportUnknown(extension, EXTENSION_OPTIONS, where, 'an extension', report);
  for (const field of Object.keys(extension.fields ?? {}))
    if (field in extended.fields)
      report(`${where}.fields.${field}`, 'Karité has a field of this name', 'Give the shop’s another one');
  const labelled = Object.keys(extended.fields);
  for (const field of Object.keys(extension.labels ?? {}))
    if (!labelled.includes(field))
      report(`${where}.labels.${field}`, 'Karité has no such field', instead(field, labelled));
}
