import type { DataProvider } from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import { checkFilter } from './filters.ts';
import { httpClient } from './http-client.ts';

export const API = '/api';

/**
 * Refine's REST provider with this API's habits: our own client (token, multipart, French errors), PUT to update, and
 * filters that the API can't judge refused. `meta.method` still chooses another verb.
 */
export function shopDataProvider(): DataProvider {
  const ours: object = httpClient;
  // It is the part of axios that simple-rest calls, and no more.
  const base = simpleRest(API, ours as Parameters<typeof simpleRest>[1]);
  return {
    ...base,
    getList: async (call) => {
      for (const filter of call.filters ?? []) checkFilter(filter);
      return base.getList(call);
    },
    // The tag names the version that was read: a save says that it holds for this one alone.
    getOne: async ({ resource, id }) => {
      const { data, headers } = await httpClient.get<never>(`${API}/${resource}/${id}`);
      return { data, etag: headers.etag };
    },
    getMany: async (call) => (call.ids.length === 0 ? { data: [] } : base.getMany(call)),
    update: (call) => base.update({ ...call, meta: { method: 'put', ...call.meta } }),
  };
}

/** The version of a record that was read (`getOne`), which Refine's type of an answer has no room for. */
export const etagOf = (answer: object | undefined): string | undefined =>
  answer && 'etag' in answer && typeof answer.etag === 'string' ? answer.etag : undefined;
