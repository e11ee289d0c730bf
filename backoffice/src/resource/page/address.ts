import type { ResourceShape } from '@karite/shared/resource';
import { RECORD_KEYS } from '../use-open-record.ts';

type Place = {
  /** The list that the record was reached from, as its address describes it. */
  list?: URLSearchParams;
  /** The page of that list on which the record stands, where it is another. */
  page?: number;
  isEdited?: boolean;
};

/** The address of a record's own page, below `/admin`. */
export function addressOf(
  resource: Pick<ResourceShape, 'name'>,
  id: string,
  { list, page, isEdited }: Place = {},
): string {
  const params = new URLSearchParams(list);
  for (const key of RECORD_KEYS) params.delete(key);
  if (page) params.delete('_page');
  if (page && page > 1) params.set('_page', String(page));
  if (isEdited) params.set('_edit', id);
  const search = params.toString();
  return `/${resource.name}/show/${id}${search && `?${search}`}`;
}
