import type { ResourceShape } from '@karite/shared/resource';

/** The list that a record was reached from, as its address describes it, and its page there where it is another. */
type Place = { list?: URLSearchParams; page?: number };

const withQuery = (path: string, params: URLSearchParams): string => {
  const search = params.toString();
  return path + (search && `?${search}`);
};

/** The address of a record's own page, below `/admin`. */
export function addressOf(resource: Pick<ResourceShape, 'name'>, id: string, { list, page }: Place = {}): string {
  const params = new URLSearchParams(list);
  if (page) params.delete('_page');
  if (page && page > 1) params.set('_page', String(page));
  return withQuery(`/${resource.name}/${id}`, params);
}

/** Where an address of before windows were routes (`?_show=…`) leads now; `null` where it is none. */
export function presentAddress(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search);
  const [show, edit, from] = ['_show', '_edit', '_from'].map((key) => params.get(key));
  const isNew = params.has('_create');
  if (!show && !edit && !isNew) return null;
  for (const key of ['_show', '_edit', '_create', '_from']) params.delete(key);
  const [, list = ''] = pathname.split('/');
  const path = isNew ? (from ? `clone/${from}` : 'create') : edit ? `edit/${edit}` : `show/${show}`;
  return withQuery(`/${list}/${path}`, params);
}
