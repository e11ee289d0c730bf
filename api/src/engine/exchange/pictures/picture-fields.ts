import { type Field, kinds, mostImages, type ResourceShape } from '@karite/shared/resource';
import type { Values } from '../../write/save.ts';

/** The most pictures of one record where its field sets none. */
const MOST_PICTURES = 200;

/** A path as pictures have it. */
const STAND_IN = '/media/00000000000000000000000000000000-1x1-000000.webp';

/** Whether a sheet names pictures in a field. */
export const holdsPictures = ({ kind }: Field): boolean => kinds[kind].hasPictures;

/** A row's value for one field of pictures: their names or addresses, in their order. */
const givenIn = (value: unknown): string[] => [value].flat().filter((item) => typeof item === 'string');

/** The pictures that values name, by field. */
export const picturesIn = (resource: ResourceShape, values: Values): { name: string; given: string[] }[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    holdsPictures(field) && values[name] !== undefined ? [{ name, given: givenIn(values[name]) }] : [],
  );

/** The values with other paths in the places of their pictures. */
export function withPictures(resource: ResourceShape, values: Values, pathOf: (given: string) => string): Values {
  const changed = picturesIn(resource, values).flatMap(({ name, given }) => {
    const paths = given.map(pathOf);
    return paths.length === 0 ? [] : [[name, Array.isArray(values[name]) ? paths : paths[0]]];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

/**
 * A placeholder for pictures while the rest of a row is validated by its schema, which accepts only uploaded files: a named
 * picture counts as present. `undefined`: the schema has no such key.
 */
export function standIn(field: Field, given: unknown, isNew: boolean): unknown {
  if (kinds[field.kind].edits) return isNew ? [] : undefined;
  return given ? STAND_IN : given;
}

/** What is wrong with how many pictures a cell names; `null` where nothing is. */
export function countProblem(field: Field, given: unknown): string | null {
  if (!Array.isArray(given)) return null;
  const most = field.kind === 'images' ? field.most : undefined;
  if (most !== undefined && given.length > most) return mostImages({ most }) ?? null;
  return given.length > MOST_PICTURES ? `${MOST_PICTURES} images au plus` : null;
}
