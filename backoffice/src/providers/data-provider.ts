import { addressOf } from '@karite/shared/client';
import { resources } from '@karite/shared/resources';
import type { BaseKey, BaseRecord, CreateParams, DataProvider } from '@refinedev/core';
import simpleRest, { generateSort } from '@refinedev/simple-rest';
import { API } from './api.ts';
import { countOf } from './counts.ts';
import { filterQuery } from './filters.ts';
import { http, httpError } from './http-client.ts';
import { rememberOwn } from './live/live-events.ts';

export { API };

const isSingle = (name: string): boolean => resources.some((resource) => resource.name === name && resource.isSingle);

/** The path of a record. The single record of a resource is at the resource's own path. */
const recordAddress = (resource: string, id: BaseKey): string =>
  isSingle(resource) ? `${API}/${resource}` : `${API}/${resource}/${id}`;

const lists = new Set(resources.map(({ name }) => `${API}/${name}`));

/** Without its total a list would be taken for one single page: better no list than a wrong one. */
http.interceptors.response.use((response) => {
  const { url = '' } = response.config;
  const [path = ''] = url.split('?');
  const isCounted = /^\d+$/.test(String(response.headers['x-total-count'] ?? ''));
  if (Array.isArray(response.data) && lists.has(path) && !isCounted)
    throw httpError(502, `Réponse sans x-total-count : ${url}`);
  return response;
});

const base = simpleRest(API, http);

/** simple-rest, which speaks this API's dialect (json-server), and around it what differs. What fails is an `HttpError`. */
export const dataProvider: DataProvider = {
  ...base,
  /** A list of which only the count is wanted (`meta.isCounted`) is counted together with others. */
  getList: async (params) => {
    const query = filterQuery(params.filters);
    if (params.meta?.isCounted) return { data: [], total: await countOf(addressOf(params.resource, { query })) };
    const filters = params.filters?.filter(({ value }) => value !== '');
    return base.getList({ ...params, filters });
  },
  getMany: async (params) => (params.ids.length === 0 ? { data: [] } : base.getMany(params)),
  // The tag names the version that was read: a save applies to this one alone.
  getOne: async ({ resource, id, meta }) => {
    const { data, headers } = await http.get(recordAddress(resource, id), { headers: meta?.headers });
    return { data, etag: headers.etag };
  },
  create: async <Data extends BaseRecord, Variables>(params: CreateParams<Variables>) => {
    const answer = await base.create<Data, Variables>(params);
    rememberOwn(answer.data.id);
    return answer;
  },
  update: ({ resource, id, variables, meta }) =>
    base.custom({ url: recordAddress(resource, id), method: 'put', payload: variables, headers: meta?.headers }),
  custom: async (params) => {
    const { url, method, query, filters, sorters, headers } = params;
    if (method !== 'get') return base.custom(params);
    // The base writes a second `?` behind an address that has one.
    const { _sort, _order } = generateSort(sorters) ?? {};
    const search = { ...filterQuery(filters), _sort: _sort?.join(), _order: _order?.join(), ...query };
    const { data } = await http.get(addressOf(url, { query: search }), { headers });
    return { data };
  },
};

/** The version of a record that was read (`getOne`), which Refine's type of an answer does not include. */
export const etagOf = (answer: object | undefined): string | undefined =>
  answer && 'etag' in answer && typeof answer.etag === 'string' ? answer.etag : undefined;
