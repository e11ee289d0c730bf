import { isSearchable, kindOf, type ResourceShape, readByEveryone } from '@karite/shared/resource';
import { columnName } from '../../platform/database/names.ts';
import { storedAs } from '../kinds/index.ts';

/** Ends each field's part of a search text: no text typed on a keyboard holds it, and none is stored with it. */
export const PART_END = '\u001f';

/** The fields that a search matches; a code is compared as a whole (`searchedCodes`). */
export const searchedFields = ({ fields, search }: ResourceShape): string[] =>
  (search?.fields ?? []).filter((name) => !(fields[name] && kindOf(fields[name]).asCode));

/** The texts that only staff search (R1513). */
const staffFields = ({ search }: ResourceShape): readonly string[] => search?.staff?.fields ?? [];

/** The codes that a text may be: for each field that a search compares as a whole, its name and the code as stored. */
export const searchedCodes = ({ fields, search }: ResourceShape, typed: string): [name: string, code: string][] =>
  (search?.fields ?? []).flatMap((name): [string, string][] => {
    const code = fields[name] && kindOf(fields[name]).asCode?.(typed);
    return code ? [[name, code]] : [];
  });

/**
 * The fields with folded text in the column `search_text`, in its order: those that staff search come last but for those that
 * everyone does. For public resources that is every text, since folding a hundred thousand of them for each query takes a
 * second. A single record is not searched.
 */
export function searchParts(resource: ResourceShape): string[] {
  if (resource.isSingle) return [];
  const searched = [...staffFields(resource), ...searchedFields(resource)];
  const shown = readByEveryone(resource);
  if (!shown) return searched;
  const texts = Object.entries(resource.fields).filter(
    ([name, field]) => isSearchable(field) && !kindOf(field).asCode && (shown.fields?.includes(name) ?? true),
  );
  const others = texts.flatMap(([name]) => (searched.includes(name) ? [] : [name]));
  return [...others, ...searched];
}

/** The parts of `search_text` that a search leaves out; they come first. Staff search some more of them. */
export const partsBeforeSearch = (resource: ResourceShape, isByStaff = false): number =>
  searchParts(resource).length - searchedFields(resource).length - (isByStaff ? staffFields(resource).length : 0);

/** What `search_text` is made of: each part without case and accents, and its end. */
export const searchTextOf = (resource: ResourceShape): string =>
  `fold(${searchParts(resource)
    .map((name) => `coalesce(translate(${searchedIn(resource, name)}, chr(31), ''), '') || chr(31)`)
    .join(' || ')})`;

/** The text of a field for searches, as SQL; `alias` names its table, where that is needed. */
export function searchedIn({ fields }: ResourceShape, name: string, alias = ''): string {
  const field = fields[name];
  const stored = field && storedAs(field);
  const column = `${alias}${columnName(name)}`;
  return (stored?.storage === 'column' && stored.searched?.(column)) || column;
}
