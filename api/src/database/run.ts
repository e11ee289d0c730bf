import type { SQL } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgQueryResultKind } from 'drizzle-orm/pg-core';
import { type Client, types } from 'pg';

/** What a query answers; its rows are what the caller says they are, as everywhere with SQL. */
export type Result<Row extends Record<string, unknown>> = PgQueryResultKind<NodePgQueryResultHKT, Row>;

/** How long a query outside of requests may take, in ms: a job may wait, but not for ever. */
const QUERY_MS = 30_000;

/** Dates, intervals and lists of them come as the database writes them. */
const AS_TEXT = new Set<number>([1082, 1114, 1115, 1182, 1184, 1185, 1186, 1187, 1231]);
const asText = (value: string) => value;

const dialect = new PgDialect();

/** A query as `pg` takes it. */
const configOf = (query: SQL, ms: number) => {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return {
    text,
    values: params,
    query_timeout: ms,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        AS_TEXT.has(oid) ? asText : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  };
};

/** Runs one query on a connection, for `ms` at most. */
export const run = <Row extends Record<string, unknown>>(
  client: Client,
  query: SQL,
  ms = QUERY_MS,
): Promise<Result<Row>> => client.query<Result<Row>['rows'][number]>(configOf(query, ms));
