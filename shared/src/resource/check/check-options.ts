import type { Field, ResourceShape } from '../shape.ts';
import type { Report } from './declaration-error.ts';
import { instead } from './nearest.ts';
import { FIELD_OPTIONS, KIND_OPTIONS, type Options, RESOURCE_OPTIONS, UNIQUE_OPTIONS } from './options.ts';

/** Reports every option that is not known, down to those of options. */
export function reportUnknown(given: object, known: Options, where: string, whose: string, report: Report): void {
  for (const [name, value] of Object.entries(given)) {
    const within = Object.hasOwn(known, name) ? known[name] : undefined;
    if (within === undefined) report(where, `"${name}" is no option of ${whose}`, instead(name, Object.keys(known)));
    else if (within !== true && typeof value === 'object' && value !== null)
      reportUnknown(value, within, where, `"${name}"`, report);
  }
}

/** Reports options that neither every field nor the field's kind knows. */
export function checkFieldOptions(name: string, field: Field, report: Report): void {
  reportUnknown(field, { ...FIELD_OPTIONS, ...KIND_OPTIONS[field.kind] }, name, `the kind ${field.kind}`, report);
}

/** Reports what a resource says that no resource knows. */
export function checkResourceOptions(resource: ResourceShape, report: Report): void {
  for (const [name, value] of Object.entries(resource)) {
    const known = Object.entries(RESOURCE_OPTIONS).find(([each]) => each === name)?.[1];
    if (known === undefined) report(name, 'is no option of a resource', instead(name, Object.keys(RESOURCE_OPTIONS)));
    else if (known !== true && typeof value === 'object') reportUnknown(value, known, name, `"${name}"`, report);
  }
  for (const rule of resource.unique ?? []) reportUnknown(rule, UNIQUE_OPTIONS, 'unique', '"unique"', report);
}
