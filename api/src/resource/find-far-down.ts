import { type SQL, sql } from 'drizzle-orm';
import { template } from '../database/run.ts';
import { keptWith } from '../server/cache/kept-with.ts';
import type { ListQuery } from './list-query.ts';
import { answerOf, type PageAnswer } from './page-answer.ts';
import { type Asked, countOf, cutFromEnd, idsInOrder, idsOf, linesPlanned, type Wanted, written } from './page-sql.ts';
import { writeKnown } from './write-known.ts';

/** How many records a list had when it was last asked for, and its statements: by what is shown, and which lines are planned for. */
type LastTime = { total: number | null; statements: Partial<Record<string, ReturnType<typeof template>>> };

const lastTimeOf = keptWith((_query: ListQuery): LastTime => ({ total: null, statements: {} }));

/**
 * A page far down a list is read from its nearer end: as many lines are passed over as for one in the first half. Which end
 * that is, its last count says; it is counted first where there is none. `whole`: what is asked, where a statement is made of it.
 */
export async function findFarDown(wanted: Wanted, whole: () => Asked, isScoped: boolean): Promise<PageAnswer> {
  const { database, query, isText, known, total } = wanted;
  // What may be seen differs by who asks: another's count says nothing.
  const last = isScoped ? { total: null, statements: {} } : lastTimeOf(query);
  const about = total ?? last.total ?? (await answerOf(database, countOf(whole()), 'often')).total;
  const isNearEnd = 2 * query.start > about;
  const planned = isNearEnd ? linesPlanned(about - query.start) : null;
  const key = [isText, known?.stamp != null, total === null, planned].join();
  last.statements[key] ??= template(readFrom(whole(), planned));
  const answer = await answerOf(database, last.statements[key]({ total }), 'often');
  last.total = answer.total;
  // Others have come since it was counted: more lines stand between the page and the end than were read.
  if (planned !== null && answer.total - query.start > planned) return findFarDown(wanted, whole, isScoped);
  return known?.stamp ? { ...answer, ...(await writeKnown(wanted, known, answer.ids)) } : answer;
}

/** The page with the count, by one statement: from the list's end where so many lines are `planned` for, else from its beginning. */
function readFrom(asked: Asked, planned: number | null): SQL {
  const counted = asked.total === null ? countOf(asked) : sql`select ${sql.placeholder('total')}::int as total`;
  const page = planned === null ? idsInOrder(asked) : cutFromEnd(asked, planned);
  // Cut from the end, ids alone are in no order.
  const listed = asked.known?.stamp ? idsOf(asked, page) : written(asked, page);
  return sql`select * from (${counted}) counted, lateral (${listed}) listed`;
}
