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
  asked: string,
): Promise<{ page: string; ids: string; lines: number }> {
  const ids: string[] = [];
  const texts: (string | undefined)[] = [];
  const missing: string[] = [];
  for (const each of asked === '' ? [] : asked.split(',')) {
    const end = records.stamp ? each.indexOf(' ') : each.length;
    const id = each.slice(0, end);
    const text = records.find(id, each.slice(end + 1));
    if (text === undefined) missing.push(id);
    ids.push(id);
    texts.push(text);
  }
  if (missing.length === 0) return { page: `[${texts.join(',')}]`, ids: ids.join(','), lines: ids.length };
  const statement = statementOf(resource, query, records.stamp)({ ids: missing });
  const { rows } = await database.execute<{ id: string; stamp: string; line: string }>(statement, 'often');
  for (const { id, stamp, line } of rows) {
    texts[ids.indexOf(id)] = line;
    records.keep(id, line, stamp);
  }
  // One that was deleted a moment ago is on no page.
  const there = ids.filter((_, at) => texts[at] !== undefined);
  return {
    page: `[${texts.filter((text) => text !== undefined).join(',')}]`,
    ids: there.join(','),
    lines: there.length,
  };
}
