import type { DataProvider } from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import { checkFilter } from './filters.ts';
import { httpClient } from './http-client.ts';

export const API = '/api';

type Client = Parameters<typeof simpleRest>[1];

/**
 * Refine's REST provider with this API's habits: our own client (token, multipart, French errors), PUT to update, and
 * filters that the API can't judge refused. `meta.method` still chooses another verb.
 */
export function shopDataProvider(client: object = httpClient): DataProvider {
  const base = simpleRest(API, client as Client) as DataProvider;
  return {
    ...base,
    getList: async (call) => {
      for (const filter of call.filters ?? []) checkFilter(filter);
      return base.getList(call);
    },
    // The tag names the version that was read: a save says that it holds for this one alone.
    getOne: async ({ resource, id }) => {
      const { data, headers } = await (client as typeof httpClient).get<never>(`${API}/${resource}/${id}`);
      return { data, etag: headers.etag };
    },
    getMany: async (call) => (call.ids.length === 0 ? { data: [] } : base.getMany!(call)),
    update: (call) => base.update({ ...call, meta: { method: 'put', ...call.meta } }),
  };
}
