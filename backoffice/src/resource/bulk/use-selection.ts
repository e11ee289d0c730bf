import type { ResourceShape } from '@karite/shared/resource';
import { type CrudFilter, useNotification } from '@refinedev/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { API } from '../../providers/data-provider.ts';
import { request } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';
import { filterWords } from '../list/list-state.ts';
import type { ShopRecord } from '../values.ts';

/** What is ticked: by id, with the record where it has been in sight. */
export type Selected = ReadonlyMap<string, ShopRecord | null>;

const NONE: Selected = new Map();

/**
 * The selection of a list. It survives paging and sorting; another search or filter clears it. `selectAllMatching`
 * selects all matching records, on every page, and reports its progress.
 */
export function useSelection(
  resource: ResourceShape,
  filters: CrudFilter[],
  { rows, isBehind }: { rows: readonly ShopRecord[]; isBehind: boolean },
) {
  const { open } = useNotification();
  const found = filterWords(filters);
  const [ticked, tick] = useState({ found, selected: NONE });
  const rowsFound = useRef(found);
  useEffect(() => {
    if (!isBehind) rowsFound.current = found;
  }, [isBehind, found]);
  const [loaded, setLoaded] = useState<number | null>(null);
  const selected = ticked.found === found ? ticked.selected : NONE;

  const select = useCallback(
    (ids: readonly string[]) => {
      // On a slow line the rows in sight are still those of the search before, and may not be of this one.
      if (isBehind && rowsFound.current !== found) return;
      tick(({ selected: before }) => {
        const inSight = new Map(rows.map((row) => [row.id, row]));
        return { found, selected: new Map(ids.map((id) => [id, inSight.get(id) ?? before.get(id) ?? null])) };
      });
    },
    [rows, found, isBehind],
  );

  const selectAllMatching = useCallback(async () => {
    const ids: string[] = [];
    try {
      let after: string | undefined = '';
      while (after !== undefined) {
        setLoaded(ids.length);
        const query = new URLSearchParams(found);
        query.set('fields', 'id');
        query.set('_after', after);
        const { data, headers } = await request<{ id: string }[]>('GET', `${API}/${resource.name}?${query}`);
        ids.push(...data.map(({ id }) => id));
        after = headers['x-next-after'];
      }
      select(ids);
    } catch (error) {
      open?.({ type: 'error', message: messageOf(error, 'Tout n’a pas pu être sélectionné') });
    }
    setLoaded(null);
  }, [resource, found, select, open]);

  const ids = useMemo(() => [...selected.keys()], [selected]);
  return { selected, ids, select, selectAllMatching, loaded };
}
