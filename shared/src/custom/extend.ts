import { checkCustom, checkResource, placeOf } from '#check';
import type { ResourceShape, Rollups } from '../resource/index.ts';
import type { Extension, SearchWeight } from './define-custom.ts';

type Fields<X> = X extends { readonly fields: infer F } ? F : unknown;
type Actions<X> = X extends { readonly actions: infer A } ? { readonly actions: A } : unknown;

/** A resource with the fields and actions that the shop adds to it. */
export type Extended<R extends ResourceShape, E> = R['name'] extends keyof E
  ? Omit<R, 'fields'> & { fields: R['fields'] & Fields<E[R['name']]> } & Actions<E[R['name']]>
  : R;

/** A search with further fields, each in the part that its weight names. */
function searchWith(search: ResourceShape['search'], added: Readonly<Record<string, SearchWeight>>) {
  const of = (...weights: SearchWeight[]) =>
    Object.keys(added).filter((name) => weights.some((weight) => weight === added[name]));
  if (!search || Object.keys(added).length === 0) return search;
  const { fields, ranked } = search;
  return {
    ...search,
    fields: [...fields, ...of('first', 'text')],
    ranked: ranked && {
      ...ranked,
      first: [...ranked.first, ...of('first')],
      linked: [...(ranked.linked ?? []), ...of('linked')],
      last: [...(ranked.last ?? []), ...of('last')],
    },
  };
}

/** The rollups of a resource with further ones, which may lead to the same parent. */
const rollupsWith = (rollups: Rollups = {}, added: Rollups = {}): Rollups => ({
  ...rollups,
  ...Object.fromEntries(Object.entries(added).map(([via, fields]) => [via, { ...rollups[via], ...fields }])),
});

function extend(resource: ResourceShape, extension: Extension): void {
  const { fields = {}, sections, unique = [], labels = {}, facets, search = {}, rollups, actions } = extension;
  const labelled = Object.entries(labels).map(([name, label]) => [name, { ...resource.fields[name], label }]);
  const added: Partial<ResourceShape> = {
    ...(facets && { facets: { ...resource.facets, ...facets } }),
    ...(rollups && { rollups: rollupsWith(resource.rollups, rollups) }),
    ...(actions && { actions: { ...resource.actions, ...actions } }),
  };
  // In place: everything that points to the resource sees the same declaration.
  Object.assign(resource, added, {
    fields: { ...resource.fields, ...Object.fromEntries(labelled), ...fields },
    unique: [...(resource.unique ?? []), ...unique],
    form: sections ? { sections: { ...resource.form?.sections, ...sections } } : resource.form,
    search: searchWith(resource.search, search),
  });
}

/** Puts a shop's extensions into Karité's declarations. Throws a DeclarationError where names are unknown or taken. */
export function extendAll(
  declared: readonly ResourceShape[],
  custom: { resources: readonly ResourceShape[]; extend: object },
): void {
  checkCustom(declared, custom);
  const given: [string, Extension][] = Object.entries(custom.extend);
  const extended = declared.flatMap((resource) => {
    const [, extension] = given.find(([name]) => name === resource.name) ?? [];
    return extension ? [{ resource, extension }] : [];
  });
  for (const { resource, extension } of extended) extend(resource, extension);
  // Once all are extended: a rollup writes a field of another resource.
  for (const { resource } of extended) checkResource(resource, placeOf(custom));
}
