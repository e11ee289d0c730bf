import { fieldsOf, grantsOf } from '@karite/shared/access';
import { type ResourceShape, summedFields } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { identifier } from '../kinds/sql-parts.ts';
import { fromClause } from '../list/conditions.ts';
import { listQueryOf, listQuerySchema, searchedBy } from '../list/list-query.ts';
import { scopeOf } from '../list/scope.ts';
import { searchTerms } from '../search/terms.ts';

/** Pagination and sorting, which do not change totals. */
export const ON_A_PAGE = { _start: true, _end: true, _sort: true, _order: true, _after: true, fields: true } as const;

/** The sums of the declared fields over all matches of a list: one pass of the database, on demand. */
export function totalsRoutes(app: FastifyInstance, database: Database, resource: ResourceShape) {
  const summed = summedFields(resource).map(([name]) => name);
  if (summed.length === 0) return;
  app.withTypeProvider<ZodTypeProvider>().get(
    `/${resource.name}/totals`,
    {
      onRequest: app.access.administers(resource, 'read'),
      schema: {
        tags: [resource.label.many],
        summary: `Totaux : ${resource.label.many}`,
        querystring: listQuerySchema(resource).omit(ON_A_PAGE),
        response: { 200: z.object(Object.fromEntries(summed.map((name) => [name, z.number().optional()]))) },
      },
    },
    async ({ query: requested, user }) => {
      const readable = fieldsOf(grantsOf(user, resource, 'read'));
      const names = readable ? summed.filter((name) => readable.has(name)) : summed;
      // Summing a field discloses it: records are excluded where the caller may not read it.
      const sort = names.map((field) => ({ field, descending: false, nulls: null }));
      const query = searchedBy(user, resource, { ...listQueryOf(resource, requested), sort });
      const terms = await searchTerms(database, resource, query.q);
      const from = fromClause(resource, query, scopeOf(user, resource, query, true), terms);
      const sums = names.map(
        (name) => sql`${name}::text, coalesce(sum(it.${identifier(columnName(name))}), 0)::float8`,
      );
      const found = await database.execute<{ sums: Record<string, number> }>(
        sql`select jsonb_build_object(${sql.join(sums, sql`, `)}) as sums ${from}`,
        'long',
      );
      return firstRow(found).sums;
    },
  );
}
