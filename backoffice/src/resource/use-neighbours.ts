import type { ResourceShape } from '@karite/shared/resource';
import { useDataProvider, useList, useNotification } from '@refinedev/core';
import { useMemo } from 'react';
import { messageOf } from '../providers/message-of.ts';
import { readListState } from './list/list-state.ts';
import { useListLayout } from './list/use-list-layout.ts';
import { useAddress } from './use-address.ts';
import type { ShopRecord } from './values.ts';
import { VIEW_KEY } from './views/saved-view.ts';
import { useViews } from './views/use-views.ts';

/**
 * The position of a record in the list of its address, by order and filters. `place` counts from 1 over all pages, and is
 * `null` where the present page does not contain it. It uses the list's own request, which the browser has cached.
 */
export function useNeighbours(resource: ResourceShape, id: string) {
  const [params] = useAddress();
  const { currentPage, ...state } = useMemo(() => readListState(resource, params), [resource, params]);
  const viewId = params.get(VIEW_KEY);
  const saved = useViews(resource, viewId !== null).views.find(({ id }) => id === viewId);
  const { pageSize } = useListLayout(resource.name, saved ?? null).layout;
  const { result } = useList<ShopRecord>({
    resource: resource.name,
    ...state,
    pagination: { currentPage, pageSize, mode: 'server' },
    queryOptions: { refetchOnMount: false },
    errorNotification: false,
  });
  const dataProvider = useDataProvider()();
  const { open } = useNotification();
  const rows = result.data ?? [];
  const index = rows.findIndex((each) => each.id === id);
  const before = (currentPage - 1) * pageSize;

  /** The record at a place, and its page; `null` with an error message where it could not be read. */
  async function toPlace(place: number): Promise<{ id: string; page: number } | null> {
    const page = Math.ceil(place / pageSize);
    const near = page === currentPage ? rows[place - 1 - before] : undefined;
    if (near) return { id: near.id, page };
    try {
      const { data } = await dataProvider.getList<ShopRecord>({
        resource: resource.name,
        ...state,
        pagination: { currentPage: place, pageSize: 1, mode: 'server' },
      });
      const [found] = data;
      return found ? { id: found.id, page } : null;
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, 'Erreur lors du chargement') });
      return null;
    }
  }
  return { place: index < 0 ? null : before + index + 1, total: result.total ?? 0, toPlace };
}
