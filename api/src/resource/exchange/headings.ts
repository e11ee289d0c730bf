import type { ResourceShape } from '@karite/shared/resource';
import { writableFields } from '@karite/shared/resource';
import { ApiError } from '../../server/errors/api-error.ts';
import { fold } from '../kinds/cell.ts';
import { storedKinds } from '../kinds/index.ts';
import type { SheetRow } from './reader/limits.ts';

/** The columns of a sheet: by each the field that it fills, or `null` for one that is passed over. */
export type Columns = { fields: (string | null)[]; idColumn: number };

const isId = (heading: string) => heading === 'id' || heading === 'identifiant';
/** Only the server writes them; an export holds them, and an import of it passes over them. */
const MOMENTS = ['cree le', 'modifie le', 'createdat', 'updatedat'];

const refused = (message: string) => new ApiError(422, 'validation', message, { fields: { file: message } });

/** Finds the field of each heading, by its label or its name. Throws a 422 that names the unknown ones. */
export function readHeadings(resource: ResourceShape, head: SheetRow | undefined): Columns {
  const known = Object.entries(resource.fields);
  const writable = new Set(writableFields(resource).map(([name]) => name));
  const unknown: string[] = [];
  let idColumn = -1;
  const fields = (head?.cells ?? []).map((cell, index) => {
    const heading = String(cell ?? '').trim();
    const wanted = fold(heading);
    if (!wanted || MOMENTS.includes(wanted)) return null;
    if (isId(wanted)) {
      idColumn = index;
      return null;
    }
    const found = known.find(([name, field]) => fold(name) === wanted || fold(field.label) === wanted);
    if (!found) unknown.push(heading);
    return found && writable.has(found[0]) && storedKinds[found[1].kind].readCell ? found[0] : null;
  });
  const names = unknown.slice(0, 5).map((heading) => `« ${heading.slice(0, 40)} »`);
  const more = unknown.length > names.length ? ` et ${unknown.length - names.length} autres` : '';
  if (unknown.length > 0)
    throw refused(`${unknown.length === 1 ? 'Colonne inconnue' : 'Colonnes inconnues'} : ${names.join(', ')}${more}`);
  const named = fields.filter((field) => field !== null);
  const twice = named.find((field, index) => named.indexOf(field) !== index);
  if (twice) throw refused(`Colonne en double : « ${resource.fields[twice]?.label ?? twice} »`);
  if (named.length === 0) throw refused('Aucune colonne connue');
  return { fields, idColumn };
}
