import { type Field, kindOf, type ResourceShape, targetOf } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { columnName } from '../../../platform/database/names.ts';
import { fold, type Given, type NameMap, type Read } from '../../kinds/cell.ts';
import { storedAs } from '../../kinds/index.ts';
import { general, numberCell } from '../reader/cell-formats.ts';
import type { NumberCell, SheetCell } from '../reader/limits.ts';

/** The names by which a sheet refers to other records, by field. */
export type Names = Record<string, NameMap>;

/** A resource with more records than this is referred to by id. */
const MAX_NAMES = 20_000;

/** The names by which a sheet refers to other records, for every field of it that points to some. */
export async function namesOf(database: Executor, resource: ResourceShape, fields: (string | null)[]): Promise<Names> {
  const names: Names = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = targetOf(field, resource);
    if (!target || !fields.includes(name)) continue;
    const display = sql.identifier(columnName(target.display));
    const found = await database.execute<{ id: string; name: string }>(sql`
      select id, ${display}::text as name from ${sql.identifier(target.name)} where ${display} is not null limit ${MAX_NAMES}`);
    const byName: NameMap = new Map();
    for (const { id, name: text } of found.rows) byName.set(fold(text), byName.has(fold(text)) ? 'several' : id);
    names[name] = byName;
  }
  return names;
}

/** A cell as the sheet shows it: the text of a field of texts, a head, an id. */
export function shownOf(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'VRAI' : 'FAUX';
  if (typeof cell === 'number') return general(cell);
  return (typeof cell === 'string' ? cell : 'error' in cell ? cell.error : cell.shown).trim();
}

/** What spreadsheets write in the place of a value that they could not find, in English and in French. */
const ERROR =
  /^#(?:N\/[AD]|VALUE!|VALEUR!|REF!|DIV\/0!|NAME\?|NOM\s?\?|NULL!|NUL!|NUM!|NOMBRE!|SPILL!|PROPAGATION!|EPARS!|CALC!|CALCUL!|FIELD!|CHAMP!|BLOCKED!|BLOQUE!|CONNECT!|UNKNOWN!|GETTING_DATA|CHARGEMENT_DONNEES)$/i;

const isError = (cell: SheetCell): boolean =>
  typeof cell === 'object' && cell !== null ? 'error' in cell : typeof cell === 'string' && ERROR.test(cell.trim());

/** What a number that has a format of its own is to a field: of a share in per cent a hundred times its value; a date is no number. */
function ofNumber(field: Field, cell: NumberCell): number | string {
  const { isNumber, numberForm } = kindOf(field);
  if (!isNumber) return kindOf(field).isMoment && cell.moment !== null ? cell.moment : cell.shown;
  if (cell.isDate) return cell.shown;
  // As it is shown: what the hundredfold of a fraction adds behind the comma is none of it.
  const isShare = cell.shown.endsWith('%') && numberForm?.(field).unit === '%';
  return isShare ? Number((cell.value * 100).toPrecision(SHARE_DIGITS)) : cell.value;
}

const SHARE_DIGITS = 12;

/** A cell as the value of its field (R2121). A blank one is blank: cleared in a change, absent in a new record. */
export function readCell(field: Field, cell: SheetCell, given: Given): Read {
  const shown = shownOf(cell);
  if (shown === '') return { value: null };
  if (isError(cell)) return { problem: `Erreur de calcul dans le fichier : « ${shown} »` };
  const isDated = typeof cell === 'number' && kindOf(field).isMoment;
  const numbered = isDated ? numberCell(cell) : cell;
  const content = typeof numbered === 'object' && numbered && 'shown' in numbered ? ofNumber(field, numbered) : cell;
  if (typeof content === 'number' && kindOf(field).isNumber) return { value: content };
  const text = typeof content === 'string' ? content.trim() : shown;
  return storedAs(field).readCell?.(text, field, given) ?? { value: undefined };
}
