import { checkResource } from '../resource/check/index.ts';
import { placeOf } from '../resource/check/place.ts';
import type { ResourceShape } from '../resource/index.ts';
import type { Extension } from './define-custom.ts';

/** A resource with the fields that the shop adds to it. */
export type Extended<R extends ResourceShape, E> = R['name'] extends keyof E
  ? E[R['name']] extends { fields: infer F }
    ? Omit<R, 'fields'> & { fields: R['fields'] & F }
    : R
  : R;

const fail = (what: string, why: string): never => {
  throw new Error(`custom/shared/index.ts: ${what}: ${why}`);
};

function extend(
  resource: ResourceShape,
  { fields = {}, sections, unique = [] }: Extension,
  place: string | null,
): void {
  for (const name of Object.keys(fields))
    if (name in resource.fields)
      fail(`${resource.name}.${name}`, 'Karité has a field of this name; give the shop’s another one');
  // In place: whoever points to the resource sees the same declaration.
  Object.assign(resource, {
    fields: { ...resource.fields, ...fields },
    unique: [...(resource.unique ?? []), ...unique],
    form: sections ? { sections: { ...resource.form?.sections, ...sections } } : resource.form,
  });
  checkResource(resource, place);
}

/** Puts a shop's extensions into Karité's declarations. Throws where names are unknown or taken. */
export function extendAll(
  declared: readonly ResourceShape[],
  { resources, extend: extensions }: { resources: readonly ResourceShape[]; extend: object },
): void {
  const byName = new Map(declared.map((resource) => [resource.name, resource]));
  for (const { name } of resources)
    if (byName.has(name)) fail(name, 'Karité has a resource of this name; give the shop’s another one');
  const given: [string, Extension][] = Object.entries(extensions);
  for (const [name, extension] of given)
    extend(byName.get(name) ?? fail(name, 'no such resource'), extension, placeOf(extensions));
}
