import { addressOf } from '@karite/shared/client';
import { resources } from '@karite/shared/resources';
import type { BaseKey, BaseRecord, CreateParams, DataProvider } from '@refinedev/core';
import simpleRest, { generateFilter } from '@refinedev/simple-rest';
import { API } from './api.ts';
import { countOf } from './counts.ts';
import { checkFilter } from './filters.ts';
import { httpClient, request } from './http-client.ts';
import { rememberOwn } from './live/live-events.ts';

export { API };

const singles = new Set(resources.filter(({ isSingle }) => isSingle).map(({ name }) => name));

/** Where a record stands; the one of a resource that has no other at the resource's own address. */
const recordAddress = (resource: string, id: BaseKey): string =>
  singles.has(resource) ? `${API}/${resource}` : `${API}/${resource}/${id}`;

/**
 * Refine's REST provider with this API's habits: our own client (token, multipart, French errors), PUT to update, and
 * filters that the API can't judge refused. `meta.method` still chooses another verb; a list of which only the count is
 * wanted (`meta.isCounted`) is counted together with others.
 */
export function shopDataProvider(): DataProvider {
  const ours: object = httpClient;
  // It is the part of axios that simple-rest calls, and no more.
  const base = simpleRest(API, ours as Parameters<typeof simpleRest>[1]);
  return {
    ...base,
    getList: async (call) => {
      for (const filter of call.filters ?? []) checkFilter(filter);
      if (call.meta?.isCounted)
        return { data: [], total: await countOf(addressOf(call.resource, { query: generateFilter(call.filters) })) };
      return base.getList(call);
    },
    // The tag names the version that was read: a save says that it holds for this one alone.
    getOne: async ({ resource, id }) => {
      const { data, headers } = await httpClient.get<never>(recordAddress(resource, id));
      return { data, etag: headers.etag };
    },
    create: async <Data extends BaseRecord, Variables>(call: CreateParams<Variables>) => {
      const created = await base.create<Data, Variables>(call);
      rememberOwn(created.data.id);
      return created;
    },
    getMany: async (call) => (call.ids.length === 0 ? { data: [] } : base.getMany(call)),
    update: async (call) => {
      if (!singles.has(call.resource)) return base.update({ ...call, meta: { method: 'put', ...call.meta } });
      const { headers } = call.meta ?? {};
      const { data } = await request<never>('PUT', recordAddress(call.resource, call.id), call.variables, headers);
      return { data };
    },
  };
}

/** The version of a record that was read (`getOne`), which Refine's type of an answer has no room for. */
export const etagOf = (answer: object | undefined): string | undefined =>
  answer && 'etag' in answer && typeof answer.etag === 'string' ? answer.etag : undefined;
