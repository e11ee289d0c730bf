import { type ResourceShape, writableFields } from '@karite/shared/resource';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { fold } from '../../kinds/cell.ts';
import { storedKinds } from '../../kinds/index.ts';
import type { SheetRow } from '../reader/limits.ts';
import { shownOf } from './cells.ts';

/** What a column goes to: the name of a field, `id`, or `''` where it is passed over. */
export type Target = string;

/** The columns of a sheet: by each the field that it fills, or `null` for one that is passed over; and their heads. */
export type Columns = { fields: (string | null)[]; idColumn: number; heads: string[] };

const ID = 'id';
const isId = (heading: string) => heading === ID || heading === 'identifiant';
/** Only the server writes them; an export holds them, and an import of it passes over them. */
const MOMENTS = ['cree le', 'modifie le', 'createdat', 'updatedat'];

const refused = (message: string) => new ApiError(422, 'validation', message, { fields: { file: message } });

/** The fields that a cell can hold, by name. */
export const fillable = (resource: ResourceShape): string[] =>
  writableFields(resource).flatMap(([name, { kind }]) => (storedKinds[kind].readCell ? name : []));

/** The heads of a sheet as they are written. */
export const headsOf = (head: SheetRow | undefined): string[] => (head?.cells ?? []).map(shownOf);

/** The field of a heading, by its label or name; `null` where it matches none. */
export function guessTarget(resource: ResourceShape, heading: string): Target | null {
  const wanted = fold(heading);
  if (!wanted || MOMENTS.includes(wanted)) return '';
  if (isId(wanted)) return ID;
  const found = Object.entries(resource.fields).find(
    ([name, field]) => fold(name) === wanted || fold(field.label) === wanted,
  );
  if (!found) return null;
  return fillable(resource).includes(found[0]) ? found[0] : '';
}

/** The field of every heading. Throws a 422 that names those without one. */
function guessAll(resource: ResourceShape, heads: readonly string[]): Target[] {
  const guessed = heads.map((heading) => guessTarget(resource, heading));
  const unknown = heads.filter((_, at) => guessed[at] === null);
  const names = unknown.slice(0, 5).map((heading) => `« ${heading.slice(0, 40)} »`);
  const more = unknown.length > names.length ? ` et ${unknown.length - names.length} autres` : '';
  if (unknown.length > 0)
    throw refused(`${unknown.length === 1 ? 'Colonne inconnue' : 'Colonnes inconnues'} : ${names.join(', ')}${more}`);
  return guessed.map((target) => target ?? '');
}

/** Whether each column goes to something that there is. */
export function areTargets(resource: ResourceShape, heads: readonly string[], targets: readonly Target[]): boolean {
  const existing = ['', ID, ...fillable(resource)];
  return targets.length === heads.length && targets.every((target) => existing.includes(target));
}

/**
 * The field of each column: the chosen one, otherwise by its heading's label or name. Throws a 422 that names what does not
 * match.
 */
export function readHeadings(
  resource: ResourceShape,
  head: SheetRow | undefined,
  chosen: readonly Target[] | null,
): Columns {
  const heads = headsOf(head);
  if (chosen && !areTargets(resource, heads, chosen))
    throw refused('Ces colonnes ne sont pas celles du fichier. Choisissez-le de nouveau.');
  const targets = chosen ?? guessAll(resource, heads);
  const named = targets.filter((target) => target !== '');
  const twice = named.find((target, index) => named.indexOf(target) !== index);
  if (twice) throw refused(`Colonne en double : « ${resource.fields[twice]?.label ?? 'Identifiant'} »`);
  const fields = targets.map((target) => (target === '' || target === ID ? null : target));
  if (fields.every((field) => field === null)) throw refused('Aucune colonne connue');
  return { fields, idColumn: targets.indexOf(ID), heads };
}
