import { addressOf } from '@karite/shared/client';
import { resources } from '@karite/shared/resources';
import type { BaseKey, BaseRecord, CreateParams, CrudSorting, DataProvider, Pagination } from '@refinedev/core';
import { API } from './api.ts';
import { countOf } from './counts.ts';
import { filterQuery } from './filters.ts';
import { httpError, request } from './http-client.ts';
import { rememberOwn } from './live/live-events.ts';

export { API };

const singles = new Set(resources.filter(({ isSingle }) => isSingle).map(({ name }) => name));

/** Where a record stands; the one of a resource that has no other at the resource's own address. */
const recordAddress = (resource: string, id: BaseKey): string =>
  singles.has(resource) ? `${API}/${resource}` : `${API}/${resource}/${id}`;

const pageQuery = ({ currentPage = 1, pageSize = 10, mode = 'server' }: Pagination = {}) =>
  mode === 'server' ? { _start: (currentPage - 1) * pageSize, _end: currentPage * pageSize } : {};

const sortQuery = (sorters: CrudSorting = []) => ({
  _sort: sorters.map(({ field }) => field).join(','),
  _order: sorters.map(({ order }) => order).join(','),
});

/** What a call answers. Refine's callers say of what type that is. */
const ask = async (...call: Parameters<typeof request>) => ({ data: (await request<never>(...call)).data });

/** Refine's calls in the words of json-server, which this API speaks. What fails is an `HttpError`. */
export const dataProvider: DataProvider = {
  /** A list of which only the count is wanted (`meta.isCounted`) is counted together with others. */
  getList: async ({ resource, pagination, sorters, filters, meta }) => {
    const narrowed = filterQuery(filters);
    if (meta?.isCounted) return { data: [], total: await countOf(addressOf(resource, { query: narrowed })) };
    const query = { ...pageQuery(pagination), ...sortQuery(sorters), ...narrowed };
    const url = addressOf(`${API}/${resource}`, { query });
    const { data, headers } = await request<never[]>('GET', url, undefined, meta?.headers);
    const total = headers['x-total-count'] ?? '';
    // Without its total it would be taken for one single page: better no list than a wrong one.
    if (!/^\d+$/.test(total)) throw httpError(502, `Réponse sans x-total-count : ${url}`);
    return { data, total: Number(total) };
  },
  getMany: async ({ resource, ids, meta }) =>
    ids.length === 0
      ? { data: [] }
      : ask('GET', addressOf(`${API}/${resource}`, { query: { id: ids } }), undefined, meta?.headers),
  // The tag names the version that was read: a save says that it holds for this one alone.
  getOne: async ({ resource, id }) => {
    const { data, headers } = await request<never>('GET', recordAddress(resource, id));
    return { data, etag: headers.etag };
  },
  create: async <Data extends BaseRecord, Variables>({ resource, variables, meta }: CreateParams<Variables>) => {
    const { data } = await request<Data>('POST', `${API}/${resource}`, variables, meta?.headers);
    rememberOwn(data.id);
    return { data };
  },
  update: ({ resource, id, variables, meta }) => ask('PUT', recordAddress(resource, id), variables, meta?.headers),
  deleteOne: ({ resource, id, variables, meta }) => ask('DELETE', `${API}/${resource}/${id}`, variables, meta?.headers),
  custom: ({ url, method, query, payload, headers }) =>
    ask(method.toUpperCase(), addressOf(url, { query: { ...query } }), payload, headers),
  getApiUrl: () => API,
};

/** The version of a record that was read (`getOne`), which Refine's type of an answer has no room for. */
export const etagOf = (answer: object | undefined): string | undefined =>
  answer && 'etag' in answer && typeof answer.etag === 'string' ? answer.etag : undefined;
