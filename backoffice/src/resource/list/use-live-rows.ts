import type { ResourceShape } from '@karite/shared/resource';
import { useDataProvider, useInvalidate, useList } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { isOwn, type LiveChange } from '../../providers/live/live-events.ts';
import { useLive } from '../../providers/live/use-live.ts';
import type { ShopRecord } from '../values.ts';
import { isNarrowed, type ListState, queryOf } from './list-state.ts';

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

/** What is known after some changes more, of a list that shows these records. `null`: anything may have changed. */
export function newsAfter(news: News, changes: readonly LiveChange[] | null, shown: ReadonlySet<string>): News {
  if (!changes) return { ...news, isUnknown: true };
  const added = new Set(news.added);
  const removed = new Set(news.removed);
  for (const { id, kind } of changes) {
    if (kind === 'created' && !shown.has(id) && !isOwn(id)) added.add(id);
    if (kind === 'deleted' && !added.delete(id) && shown.has(id)) removed.add(id);
  }
  return { ...news, added: [...added], removed: [...removed] };
}

/** Records as they were read last. Answers overtake each other: one that is older than what is known changes nothing. */
export function freshAfter(known: Records, read: readonly ShopRecord[]): Records {
  const next = new Map(known);
  for (const record of read) if (!isOlder(record, known.get(record.id))) next.set(record.id, record);
  return next;
}

const isOlder = (one: ShopRecord, other: ShopRecord | undefined): boolean =>
  other !== undefined && one.updatedAt < other.updatedAt;

/** The rows of a list with what was read of them since; what was read before the list itself does not come back. */
export const drawnAnew = (rows: readonly ShopRecord[], fresh: Records): readonly ShopRecord[] =>
  fresh.size === 0
    ? rows
    : rows.map((row) => {
        const now = fresh.get(row.id);
        return now && !isOlder(now, row) ? now : row;
      });

type Read = { rows: readonly ShopRecord[]; readAt: number };

/**
 * What others do to a list while it is read: rows that they change are drawn anew where they stand; what they add or delete
 * is counted, and shown when the reader asks for it (`show`), so that nothing moves beneath a hand.
 */
export function useLiveRows(resource: ResourceShape, state: ListState, { rows, readAt }: Read) {
  const [news, setNews] = useState(NO_NEWS);
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was read again is the truth
  useEffect(() => setNews(NO_NEWS), [readAt]);

  const shown = new Set(rows.map(({ id }) => id));
  useLive(resource.name, (changes) => {
    setNews((before) => newsAfter(before, changes, shown));
    const ids = (changes ?? []).flatMap(({ id, kind }) => (kind === 'updated' && shown.has(id) ? [id] : []));
    if (ids.length === 0) return;
    const reading = provider.getMany?.<ShopRecord>({ resource: resource.name, ids });
    reading?.then(
      ({ data }) => setNews((before) => ({ ...before, fresh: freshAfter(before.fresh, data) })),
      () => undefined,
    );
  });

  // A filter may leave out some of what was added.
  const isAsked = news.added.length > 0 && news.added.length <= MOST_NAMED && isNarrowed(state);
  const { filters } = queryOf(state);
  const { result } = useList({
    resource: resource.name,
    filters: [...filters, { field: 'id', operator: 'in', value: isAsked ? [...news.added] : [''] }],
    pagination: { mode: 'off' },
    meta: { isCounted: true },
    queryOptions: { enabled: isAsked },
    errorNotification: false,
  });
  return {
    rows: drawnAnew(rows, news.fresh),
    added: isAsked ? (result.total ?? 0) : news.added.length,
    removed: news.removed.length,
    isUnknown: news.isUnknown,
    show: () => void invalidate({ resource: resource.name, invalidates: ['list', 'many'] }),
  };
}
