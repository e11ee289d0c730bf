import type { TestApp } from '../../support/test-app.ts';

type Schema = {
  properties?: Record<string, Schema>;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
};
type Operation = {
  parameters?: { name: string; in: 'query' | 'path' }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** One route, as the running server lists it: a route that is added is in every suite at once. */
export type Route = {
  method: string;
  /** With `{id}` where an id goes, below `/api`. */
  path: string;
  queryKeys: string[];
  /** The fields that its body may hold; empty when it takes none. */
  body: Record<string, Schema>;
};

/** Every route of the API, from the document that the server makes of itself. */
export async function readRoutes(shop: TestApp): Promise<Route[]> {
  const { paths } = (await shop.call('GET', '/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      queryKeys: (operation.parameters ?? []).flatMap((parameter) =>
        parameter.in === 'query' ? [parameter.name] : [],
      ),
      body: Object.values(operation.requestBody?.content ?? {})[0]?.schema.properties ?? {},
    })),
  );
}

/** A route's address below `/api`, with an id in its place. */
export const urlOf = (route: Route, id: string): string => route.path.replace(/\{\w+\}/, id);

/** What answers never hold: parts of a stack trace, of a query, of the machine. */
export const INTERNALS =
  /node_modules|node:internal|\bat [\w.<>]+ \(|\.[jt]s:\d|\/(?:tmp|home|root|work|usr)\/|select .+ from |insert into|syntax error at|relation "|violates|argon2|password_?hash|request_?hash|search_?text/i;
