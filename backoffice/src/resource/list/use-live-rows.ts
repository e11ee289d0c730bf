import type { ResourceShape } from '@karite/shared/resource';
import { type CrudFilter, type LiveEvent, useDataProvider, useInvalidate, useList } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { isOwn } from '../../providers/live/live-events.ts';
import type { ShopRecord } from '../values.ts';
import { isNarrowed } from './list-state.ts';

type Records = ReadonlyMap<string, ShopRecord>;

/** What others did since the list was read. `isUnknown`: too much, or nobody heard. */
export type News = {
  /** Records that others have changed, as they are now. */
  fresh: Records;
  added: readonly string[];
  removed: readonly string[];
  isUnknown: boolean;
};

export const NO_NEWS: News = { fresh: new Map(), added: [], removed: [], isUnknown: false };
/** So many records an address can name; more are not counted one by one. */
const MOST_NAMED = 100;

/** An event of `liveProvider`; its payload names the records. */
export type Heard = Pick<LiveEvent, 'type' | 'payload'>;

/** The news of a list after one more event; `shown` are the ids that it shows. */
export function newsAfter(news: News, { type, payload: { ids = [] } }: Heard, shown: ReadonlySet<string>): News {
  if (type === '*') return { ...news, isUnknown: true };
  const added = new Set(news.added);
  const removed = new Set(news.removed);
  for (const id of ids.map(String)) {
    if (type === 'created' && !shown.has(id) && !isOwn(id)) added.add(id);
    if (type === 'deleted' && !added.delete(id) && shown.has(id)) removed.add(id);
  }
  return { ...news, added: [...added], removed: [...removed] };
}

const isOlder = (one: ShopRecord, other: ShopRecord | undefined): boolean =>
  other !== undefined && one.updatedAt < other.updatedAt;

/** Records as they were read last. Answers may arrive out of order: an older one changes nothing. */
export function freshAfter(current: Records, read: readonly ShopRecord[]): Records {
  const next = new Map(current);
  for (const record of read) if (!isOlder(record, current.get(record.id))) next.set(record.id, record);
  return next;
}

/** The rows of a list with what was read of them since; what was read before the list itself does not come back. */
export const drawnAnew = (rows: readonly ShopRecord[], fresh: Records): readonly ShopRecord[] =>
  rows.map((row) => {
    const now = fresh.get(row.id);
    return now && !isOlder(now, row) ? now : row;
  });

type Listed = { rows: readonly ShopRecord[]; filters: CrudFilter[]; readAt: number };

/**
 * Live changes of a list: changed rows are redrawn in place. Added and deleted records are counted, and loaded on request
 * (`show`), so that nothing moves under the pointer. `hear` takes each event.
 */
export function useLiveRows(resource: ResourceShape, { rows, filters, readAt }: Listed) {
  const [news, setNews] = useState(NO_NEWS);
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was read again is the truth
  useEffect(() => setNews(NO_NEWS), [readAt]);

  const shown = new Set(rows.map(({ id }) => id));
  const hear = (event: LiveEvent) => {
    setNews((before) => newsAfter(before, event, shown));
    const ids = event.type === 'updated' ? (event.payload.ids ?? []).filter((id) => shown.has(String(id))) : [];
    if (ids.length === 0) return;
    provider.getMany?.<ShopRecord>({ resource: resource.name, ids }).then(
      ({ data }) => setNews((before) => ({ ...before, fresh: freshAfter(before.fresh, data) })),
      () => setNews((before) => ({ ...before, isUnknown: true })),
    );
  };

  // A filter may leave out some of what was added.
  const isCounted = news.added.length > 0 && news.added.length <= MOST_NAMED && isNarrowed(filters);
  const { result } = useList({
    resource: resource.name,
    filters: [...filters, { field: 'id', operator: 'in', value: isCounted ? [...news.added] : [''] }],
    pagination: { mode: 'off' },
    meta: { isCounted: true },
    queryOptions: { enabled: isCounted },
    errorNotification: false,
  });
  return {
    hear,
    rows: drawnAnew(rows, news.fresh),
    added: isCounted ? (result.total ?? 0) : news.added.length,
    removed: news.removed.length,
    isUnknown: news.isUnknown,
    show: () => void invalidate({ resource: resource.name, invalidates: ['list', 'many'] }),
  };
}
