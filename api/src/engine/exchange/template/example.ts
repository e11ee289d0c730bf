import {
  type Field,
  type FieldOf,
  type Kind,
  kindOf,
  type ResourceShape,
  stateLabels,
  targetOf,
} from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { columnName } from '../../../platform/database/names.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import type { Cell } from '../../kinds/cell.ts';
import { storedAs } from '../../kinds/index.ts';

/** The example's own name, which says that it is one. */
const EXAMPLE = 'Exemple à remplacer';

/** So many names of other records are listed. */
const MOST_NAMED = 50;

export type Named = { label: string; names: string[]; total: number };

/** The first names of the records that a field points to, in their order; none for a field that points to none. */
export async function namedBy(database: Executor, resource: ResourceShape, field: Field): Promise<Named | null> {
  const target = targetOf(field, resource);
  if (!target) return null;
  const display = sql.identifier(columnName(target.display));
  const found = await database.execute<{ names: string[]; total: number }>(sql`
    select array(select ${display}::text from ${sql.identifier(target.name)}
        where ${display} is not null group by 1 having count(*) = 1 order by 1 limit ${MOST_NAMED}) as names,
      (select count(*)::int from ${sql.identifier(target.name)}) as total`);
  return { label: target.label.many, ...firstRow(found) };
}

/** A value that a new record may have without another field: what hangs on others, or is unique, stays empty. */
function exampleOf<K extends Kind>(field: FieldOf<K>, name: string, { display }: ResourceShape): unknown {
  if (name === display) return EXAMPLE;
  if ('initial' in field && field.initial !== undefined && field.kind !== 'state') return field.initial;
  if (field.kind === 'state' && 'initial' in field) return ('begins' in field && field.begins?.[0]) || field.initial;
  if ('suggestions' in field && field.suggestions) return field.suggestions[0];
  const { example, isText, isMoment } = kindOf<K>(field);
  const isAlone = field.required || !(field.unique || isText || isMoment);
  if (!isAlone) return null;
  return example ? example(field) : isText ? EXAMPLE : null;
}

/** A field's cell in the example row; `null`: empty. */
export function exampleCell(resource: ResourceShape, name: string, field: Field, named: Named | null): Cell {
  if (kindOf(field).hasFiles || (field.visibleWhen && !field.required)) return null;
  if (named) return ('target' in field && field.target === 'self') || !named.names[0] ? null : named.names[0];
  return storedAs(field).writeCell?.({ [name]: exampleOf(field, name, resource) }, { resource, name, field }) ?? null;
}

/** The values that a column may have, in words; empty: any text. */
export function allowedIn(field: Field, named: Named | null): string {
  if (named) {
    const more = named.total > named.names.length ? ' | …' : '';
    return named.names.length > 0 ? named.names.join(' | ') + more : `Un nom parmi : ${named.label}`;
  }
  if ('options' in field) return Object.values(field.options).join(' | ');
  if ('states' in field) return Object.values(stateLabels(field.states)).join(' | ');
  if (field.kind === 'boolean') return 'Oui | Non';
  if (!kindOf(field).isNumber) return '';
  const [min, max] = ['min' in field ? field.min : undefined, 'max' in field ? field.max : undefined];
  if (min !== undefined && max !== undefined) return `De ${min} à ${max}`;
  return min === undefined ? 'Un nombre' : `${min} au moins`;
}
