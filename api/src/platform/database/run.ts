import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgQueryResultKind } from 'drizzle-orm/pg-core';
import { type Client, types } from 'pg';
import type { StatementNames } from './statement-names.ts';
import { traced } from './trace-queries.ts';

/** A query result; the caller declares the row type, as everywhere with SQL. */
export type Result<Row extends Record<string, unknown>> = PgQueryResultKind<NodePgQueryResultHKT, Row>;

/** How long a query outside of requests may take, in ms: a job may wait, but not for ever. */
export const QUERY_MS = 30_000;

/** Dates, intervals and lists of them come as the database writes them. */
const AS_TEXT = new Set<number>([1082, 1114, 1115, 1182, 1184, 1185, 1186, 1187, 1231]);
const asText = (value: string) => value;

const ownTypes = {
  getTypeParser: ((oid: number, format?: 'text') =>
    AS_TEXT.has(oid) ? asText : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

const dialect = new PgDialect();
/** The names that the connections of a pool share. */
const namesOf = new WeakMap<Client, StatementNames>();

/** From now on a connection has its statements named so. */
export const nameStatements = (client: Client, names: StatementNames): unknown => namesOf.set(client, names);

/** A part of queries as its text, so that it is not put together again for each; one that holds values stays as it is. */
export function asWritten(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  // biome-ignore lint/plugin: SQL without values, made before
  return params.length > 0 ? part : sql.raw(text);
}

type Compiled = { text: string; values: unknown[] };

const compile = (query: SQL): Compiled => {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, values: params };
};

/** The text and values of queries that a template has filled. */
const compiled = new WeakMap<SQL, Compiled>();

/**
 * A query that is run again with other values, those of its placeholders (`sql.placeholder`) by name: its text is put
 * together once.
 */
export function template(query: SQL): (values: Record<string, unknown>) => SQL {
  const { text, values: places } = compile(query);
  return (values) => {
    // With its text, for inspection.
    // biome-ignore lint/plugin: SQL without values, made before
    const filled = sql.raw(text);
    compiled.set(filled, { text, values: fillPlaceholders(places, values) });
    return filled;
  };
}

/** A statement of a library, which numbers its values itself. */
export function foreignQuery(text: string, values: unknown[] = []): SQL {
  // biome-ignore lint/plugin: SQL without values, made before
  const query = sql.raw(text);
  compiled.set(query, { text, values });
  return query;
}

/**
 * A value, with its type, that is hidden from the planner. PostgreSQL plans a statement with values each time, as long as
 * that promises better plans than a generic one. Frequent statements often take longer to plan than to run.
 */
export const unseen = (value: SQL): SQL => sql`(select ${value})`;

/** Statements on one connection are sent as one message, as soon as one of them is awaited. */
export function sendTogether(client: Client): void {
  const { stream } = client.connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Runs one query on a connection, for `ms` at most (0: no limit); `isPrepared`: by a name, so that it is read and planned once. */
export function run<Row extends Record<string, unknown>>(
  client: Client,
  query: SQL,
  ms = QUERY_MS,
  isPrepared = false,
): Promise<Result<Row>> {
  const { text, values } = compiled.get(query) ?? compile(query);
  const name = isPrepared ? namesOf.get(client)?.of(text) : undefined;
  const config = { name, text, values, query_timeout: ms, types: ownTypes };
  return traced(text, () => client.query<Result<Row>['rows'][number]>(config));
}
