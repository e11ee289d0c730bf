import { isStaff } from '@karite/shared/accounts';
import { emptySearches } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { addReads } from '../../../platform/server/cache/page-reads.ts';

/** The most rows: beyond it, the rarest and oldest searches are deleted first. */
const MOST = 1_000;
const RETENTION_DAYS = 90;
/** So many there may be before the others go; what comes then is not noted. */
const MOST_STORED = 2 * MOST;
/** A list of so few lines is what the drop-down shows while somebody types. */
const SUGGESTED = 5;
const LONGEST = 100;
/** An e-mail address or a telephone number is no product search. */
const PERSONAL = /@|(?:\d[\s.-]?){6}/;

const requested = z.strictObject({
  q: z.string(),
  _start: z.coerce.number().max(0).optional(),
  _end: z.coerce
    .number()
    .min(SUGGESTED + 1)
    .optional(),
  _sort: z.unknown().optional(),
  _order: z.unknown().optional(),
  fields: z.unknown().optional(),
});

/** What the shop's own lists leave out for everybody, shades of a product for one, nobody chose. */
const isChosen = ([name]: [string, unknown]): boolean => !name.endsWith('_empty');

/** The words of a search of the whole list that nothing matches, without case and accents; `null` for any other answer. */
function emptyFor(request: FastifyRequest, reply: FastifyReply): string | null {
  if (Number(reply.getHeader('x-total-count') ?? 1) !== 0 && !reply.hasHeader('x-closest')) return null;
  const { data } = requested.safeParse(Object.fromEntries(Object.entries(request.query ?? {}).filter(isChosen)));
  const words = data?.q.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
  return words && words.length > 1 && words.length <= LONGEST && !PERSONAL.test(words) ? words : null;
}

/**
 * The hooks of a list that record searches without a result (R1804): after the response, cached ones included. Searches of
 * staff in the back-office are not counted. A page of the shop with such a search is not cached, or it would be counted
 * once.
 */
export const notedSearches = (app: FastifyInstance, database: Database) => ({
  async onSend(request: FastifyRequest, reply: FastifyReply) {
    if (emptyFor(request, reply) !== null) addReads(null);
  },
  async onResponse(request: FastifyRequest, reply: FastifyReply) {
    const words = emptyFor(request, reply);
    if (words === null) return;
    if (request.headers.cookie || request.headers.authorization) await app.access.recognise(request);
    if (!isStaff(request.user)) await app.tasks.run('note-empty-search', () => note(database, words));
  },
});

/** Counts one more of a search that nothing matches. */
const note = (database: Database, words: string) =>
  database.execute(sql`
    insert into ${sql.identifier(emptySearches.name)} as present (words, times, last_at)
    select ${words}, 1, now() where (select count(*) from ${sql.identifier(emptySearches.name)}) < ${MOST_STORED}::int
      or exists (select from ${sql.identifier(emptySearches.name)} present where present.words = ${words})
    on conflict (words) do update set times = present.times + 1, last_at = excluded.last_at,
      updated_at = now(), row_version = present.row_version + 1`);

/** Deletes old searches without a result, and rare ones where there are many (R1804). */
export const sweepEmptySearches = (database: Database) =>
  database.execute(sql`
    delete from ${sql.identifier(emptySearches.name)} where last_at < now() - make_interval(days => ${RETENTION_DAYS}::int)
      or id in (select id from ${sql.identifier(emptySearches.name)} order by times desc, last_at desc offset ${MOST}::int)`);
