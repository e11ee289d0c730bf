import { checkCustom, checkResource, placeOf } from '../resource/check/index.ts';
import type { ResourceShape } from '../resource/index.ts';
import type { Extension } from './define-custom.ts';

/** A resource with the fields that the shop adds to it. */
export type Extended<R extends ResourceShape, E> = R['name'] extends keyof E
  ? E[R['name']] extends { fields: infer F }
    ? Omit<R, 'fields'> & { fields: R['fields'] & F }
    : R
  : R;

function extend(
  resource: ResourceShape,
  { fields = {}, sections, unique = [], labels = {} }: Extension,
  place: string | null,
): void {
  const labelled = Object.entries(labels).map(([name, label]) => [name, { ...resource.fields[name], label }]);
  // In place: everything that points to the resource sees the same declaration.
  Object.assign(resource, {
    fields: { ...resource.fields, ...Object.fromEntries(labelled), ...fields },
    unique: [...(resource.unique ?? []), ...unique],
    form: sections ? { sections: { ...resource.form?.sections, ...sections } } : resource.form,
  });
  checkResource(resource, place);
}

/** Puts a shop's extensions into Karité's declarations. Throws a DeclarationError where names are unknown or taken. */
export function extendAll(
  declared: readonly ResourceShape[],
  custom: { resources: readonly ResourceShape[]; extend: object },
): void {
  checkCustom(declared, custom);
  const given: [string, Extension][] = Object.entries(custom.extend);
  for (const resource of declared)
    for (const [name, extension] of given) if (name === resource.name) extend(resource, extension, placeOf(custom));
}
