import type { Report } from '../../faults/index.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { instead } from './nearest.ts';
import { FIELD_OPTIONS, KIND_OPTIONS, type Options, RESOURCE_OPTIONS, UNIQUE_OPTIONS } from './options.ts';

/** Reports every unsupported option, including options of options. */
export function reportUnknown(given: object, supported: Options, where: string, of: string, report: Report): void {
  for (const [name, value] of Object.entries(given)) {
    const within = Object.hasOwn(supported, name) ? supported[name] : undefined;
    if (within === undefined) report(where, `"${name}" is no option of ${of}`, instead(name, Object.keys(supported)));
    else if (within !== true && typeof value === 'object' && value !== null)
      reportUnknown(value, within, where, `"${name}"`, report);
  }
}

/** Reports options that neither every field nor the field's kind supports. */
export function checkFieldOptions(name: string, field: Field, report: Report): void {
  reportUnknown(field, { ...FIELD_OPTIONS, ...KIND_OPTIONS[field.kind] }, name, `the kind ${field.kind}`, report);
}

/** Reports unsupported options of a resource. */
export function checkResourceOptions(resource: ResourceShape, report: Report): void {
  for (const [name, value] of Object.entries(resource)) {
    const supported = Object.entries(RESOURCE_OPTIONS).find(([each]) => each === name)?.[1];
    if (supported === undefined)
      report(name, 'is no option of a resource', instead(name, Object.keys(RESOURCE_OPTIONS)));
    else if (supported !== true && typeof value === 'object')
      reportUnknown(value, supported, name, `"${name}"`, report);
  }
  for (const rule of resource.unique ?? []) reportUnknown(rule, UNIQUE_OPTIONS, 'unique', '"unique"', report);
}
