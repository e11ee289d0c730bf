import type { ResourceShape } from '@karite/shared/resource';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../database/database.ts';
import { template } from '../database/run.ts';
import type { KnownRecords } from './kept-records.ts';
import type { ListQuery } from './list-query.ts';
import { textsOf } from './page-sql.ts';

/** The statements that read records as a list writes them, by the resource and what the list shows. */
const statements = new LRUCache<string, ReturnType<typeof template>>({ max: 200 });

function statementOf(
  resource: ResourceShape,
  query: ListQuery,
  stamp: KnownRecords['stamp'],
): ReturnType<typeof template> {
  const key = JSON.stringify([resource.name, query.fields, stamp !== null]);
  const known = statements.get(key);
  if (known) return known;
  const made = template(textsOf(resource, query, stamp));
  statements.set(key, made);
  return made;
}

/** A page of records whose ids (and stamps) stand in one text: those that are known, and the others as the database writes them now. */
export async function writeKnown(
  { database, resource, query }: { database: Executor; resource: ResourceShape; query: ListQuery },
  records: KnownRecords,
  ids: string,
): Promise<{ page: string; ids: string; lines: number }> {
  const listed: string[] = [];
  const texts = new Map<string, string>();
  const missing: string[] = [];
  for (const each of ids === '' ? [] : ids.split(',')) {
    const [id = '', stamp = ''] = each.split(' ');
    const text = records.find(id, stamp);
    listed.push(id);
    if (text === undefined) missing.push(id);
    else texts.set(id, text);
  }
  if (missing.length > 0) {
    const statement = statementOf(resource, query, records.stamp)({ ids: missing });
    const { rows } = await database.execute<{ id: string; stamp: string; line: string }>(statement, 'often');
    for (const { id, stamp, line } of rows) {
      texts.set(id, line);
      records.keep(id, line, stamp);
    }
  }
  // One that was deleted a moment ago is on no page.
  const there = listed.filter((id) => texts.has(id));
  return { page: `[${there.map((id) => texts.get(id)).join(',')}]`, ids: there.join(','), lines: there.length };
}
