import { administers, isStaff } from '@karite/shared/accounts';
import { formatNumber } from '@karite/shared/format';
import {
  allows,
  type InputMode,
  isPublic,
  messagesOf,
  type Operation,
  type ResourceShape,
  readByEveryone,
  ruleOf,
} from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { countAttempt, type Limit, networkOf } from '../../platform/server/access/rate-limit.ts';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';
import { invalid, notFound } from '../../platform/server/errors/api-error.ts';
import { judgedOnce } from '../../platform/server/http/query-texts.ts';
import { readsOfList, readsOfOne } from '../cache/reads.ts';
import { exchangeRoutes } from '../exchange/routes/exchange-routes.ts';
import { findMany, findPageText, type PageText } from '../list/find-page.ts';
import { isNarrowed, type ListQuery, listQueryOf, listQuerySchema, oneQuery, searchedBy } from '../list/list-query.ts';
import { scopeFields, scopeOf } from '../list/scope.ts';
import { fieldsOf, limitedTo } from '../read/fields.ts';
import { seesWhole } from '../read/granted.ts';
import { findOne, findOneText, type StoredRecord } from '../read/read.ts';
import { notedSearches } from '../search/suggest/empty-searches.ts';
import { suggestionRoutes } from '../search/suggest/suggestion-routes.ts';
import { createOnce } from '../write/create-once.ts';
import { deleteRecord } from '../write/delete-record.ts';
import { hooksOf } from '../write/hooks.ts';
import { preconditionsOf } from '../write/if-match.ts';
import { editRecord, type Writer } from '../write/write.ts';
import { actionRoutes } from './action-routes.ts';
import { cachedFor } from './cached-for.ts';
import { deletionRoutes } from './deletion-routes.ts';
import { described } from './described.ts';
import { facetRoutes } from './facet-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { ruleRoutes } from './rule-routes.ts';
import { bodyJudge, bodyOf } from './sent-fields.ts';
import { sendJson, sendWritten, serializeFor } from './serialize.ts';
import { settingsRoutes } from './settings-routes.ts';
import { totalsRoutes } from './totals-routes.ts';

const idParams = z.object({ id: z.string().max(64) });

/** How far down a list that is narrowed everyone may read; the shop's own pages end at 480. */
const DEEPEST = 2_000;

/** Whether a page is far down a list that has filters or is sorted by several fields: all rows before it are read. */
export const isCostly = (query: ListQuery): boolean =>
  query.start > DEEPEST && (isNarrowed(query) || query.sort.length > 1);

/** Refuses a costly page of a public list, except to an administrator, whose lists have all pages. */
export async function refuseCostly(app: FastifyInstance, request: FastifyRequest) {
  await app.access.recognise(request);
  if (!isStaff(request.user))
    throw invalid({ _start: `Au-delà de ${formatNumber(DEEPEST)} lignes, précisez la recherche` });
}

/**
 * Sends a page of records, with the count of all that match (`x-total-count`), the cursor of the next (`x-next-after`), and whether it shows
 * the closest to a search that nothing matches (`x-closest`).
 */
export function sendPage(reply: FastifyReply, { page, total, next, isClosest }: Omit<PageText, 'ids'>): FastifyReply {
  if (isClosest) reply.header('x-closest', 'true');
  if (next) reply.header('x-next-after', next);
  return sendJson(reply.header('x-total-count', total), page);
}

/** So many writes of one resource are taken from who does not administer it, by account or address. */
const writesOf = ({ name }: ResourceShape): Limit => ({ name: `write:${name}`, most: 60, minutes: 60 });

/**
 * The routes of a declared resource, for those whom its `access` names: `GET` list and one, `POST`, `PUT`, `PATCH`,
 * `DELETE` where somebody may. What is the same for everyone, or for all visitors, is answered from memory.
 */
export function resourceRoutes(app: FastifyInstance, database: Database, resource: ResourceShape) {
  if (resource.isSingle) return settingsRoutes(app, database, resource);
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const path = `/${resource.name}`;
  // Made for who reads the contract: what is answered is a text already.
  const record = z.lazy(() => recordSchema(resource));
  const isForAll = isPublic(resource);
  const isForVisitors = readByEveryone(resource) !== null;
  const tags = [resource.label.many];
  const { forOwner } = hooksOf(app, resource);
  const parsedQuery = memoizeByObject((query: Readonly<Record<string, unknown>>) => listQueryOf(resource, query));
  const read = {
    validatorCompiler: judgedOnce,
    config: { isCached: isForAll || cachedFor(resource) },
    // An answer that is the same for everyone needs no session.
    onRequest: isForAll ? [] : app.access.may(resource, 'read'),
  };
  /** How records are cut for the caller; absent where they see all of each: then the database's text is sent unchanged. */
  const viewOf = (request: FastifyRequest) =>
    seesWhole(request.user, resource) && (!forOwner || administers(request.user, resource.name, 'read'))
      ? undefined
      : (row: StoredRecord) => serializeFor(app, request.user, resource, row);
  const missing = () => notFound(messagesOf(resource).notFound);

  // What nobody reads by these routes has none: a feature's own answer for it.
  if (allows(resource, 'read')) {
    routes.get(
      path,
      {
        ...read,
        ...(isForVisitors && resource.search?.ranked && notedSearches(app, database)),
        schema: {
          tags,
          ...described(resource, 'list'),
          querystring: listQuerySchema(resource),
          response: { 200: z.array(record) },
        },
      },
      async (request, reply) => {
        const query = searchedBy(request.user, resource, parsedQuery(request.query));
        if (isForVisitors && isCostly(query)) await refuseCostly(app, request);
        // A cursor holds the sort values of its list, including the default sort.
        const isSorted = request.query._sort !== undefined || query.after !== null;
        const scope = scopeOf(request.user, resource, query, isSorted);
        const view = viewOf(request);
        if (!view) {
          const page = await findPageText(request.readDatabase, resource, query, scope);
          request.reads = readsOfList(resource, query, page.ids, scopeFields(request.user, resource));
          return sendPage(reply, page);
        }
        request.reads = readsOfList(resource, query, '', null);
        const { rows, ...page } = await findMany(request.readDatabase, resource, query, scope);
        const shown = rows.map((row) => limitedTo(resource, view(row), query.fields));
        return sendPage(reply, { ...page, page: JSON.stringify(shown) });
      },
    );
    routes.get(
      `${path}/:id`,
      {
        ...read,
        schema: {
          tags,
          ...described(resource, 'read'),
          params: idParams,
          querystring: oneQuery,
          response: { 200: record },
        },
      },
      async (request, reply) => {
        const scope = scopeOf(request.user, resource);
        const view = viewOf(request);
        const fields = fieldsOf(resource, request.query.fields);
        request.reads = readsOfOne(resource, request.params.id, fields);
        if (view) {
          const found = await findOne(request.readDatabase, resource, request.params.id, scope);
          if (!found) throw missing();
          request.recordVersion = found.rowVersion;
          return sendJson(reply, JSON.stringify(limitedTo(resource, view(found), fields)));
        }
        const found = await findOneText(request.readDatabase, resource, request.params.id, scope, fields);
        if (!found) throw missing();
        request.recordVersion = found.version;
        return sendJson(reply, found.text);
      },
    );
  }

  const writerOf = (request: FastifyRequest): Writer => ({ app, database, resource, by: request.user });
  if (allows(resource, 'read')) exchangeRoutes(app, database, resource);
  deletionRoutes(app, database, resource);
  orderRoutes(app, resource, writerOf);
  totalsRoutes(app, database, resource);
  facetRoutes(app, resource);
  ruleRoutes(app, database, resource);
  suggestionRoutes(app, resource);

  /** A write with preconditions on the current record. */
  const writerOver = (request: FastifyRequest): Writer => ({
    ...writerOf(request),
    preconditions: preconditionsOf(request),
  });
  /** Who may, and how often; administrators as often as they like. */
  const writtenBy = (operation: Operation) => ({
    onRequest: app.access.may(resource, operation),
    async preHandler({ user, ip }: FastifyRequest) {
      if (!app.limitsAreOn || administers(user, resource.name, operation)) return;
      await countAttempt(database, writesOf(resource), user?.id ?? networkOf(ip));
    },
  });
  const answerOf = (operation: Operation) =>
    Object.keys(ruleOf(resource, operation)).every((who) => who === 'admin')
      ? record
      : z.union([record, z.object({ id: z.uuid() })]);
  actionRoutes(app, resource, writerOf, writerOver);
  const writing = (mode: InputMode) => ({
    tags,
    // As a form it also carries pictures.
    consumes: ['application/json', 'multipart/form-data'],
    body: bodyOf(resource, mode),
    response: mode === 'create' ? { 201: answerOf('create') } : { 200: answerOf('update') },
  });
  if (allows(resource, 'create'))
    routes.post(
      path,
      {
        ...writtenBy('create'),
        ...bodyJudge(resource, 'create'),
        schema: { ...writing('create'), ...described(resource, 'create') },
      },
      async (request, reply) => {
        const key = request.headers['idempotency-key'];
        const created = await createOnce(writerOf(request), request.body, key?.toString());
        return sendWritten(request, reply.code(201), resource, created);
      },
    );
  if (allows(resource, 'update'))
    for (const [method, mode] of [
      ['PUT', 'replace'],
      ['PATCH', 'patch'],
    ] as const)
      routes.route({
        ...writtenBy('update'),
        ...bodyJudge(resource, mode),
        method,
        url: `${path}/:id`,
        schema: { ...writing(mode), ...described(resource, mode), params: idParams },
        handler: async (request, reply) => {
          const saved = await editRecord(writerOver(request), request.params.id, request.body);
          if (!saved) throw missing();
          return sendWritten(request, reply, resource, saved);
        },
      });
  if (allows(resource, 'delete'))
    routes.delete(
      `${path}/:id`,
      {
        ...writtenBy('delete'),
        schema: {
          tags,
          ...described(resource, 'delete'),
          params: idParams,
          response: { 200: z.object({ id: z.string() }), 204: z.null() },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        if (!(await deleteRecord(writerOver(request), id))) throw missing();
        // Clients that accept only JSON parse this response as JSON too: react-admin expects the id in it.
        return request.headers.accept === 'application/json' ? { id } : reply.code(204).send(null);
      },
    );
}
