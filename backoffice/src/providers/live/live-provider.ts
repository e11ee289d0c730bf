import type { LiveProvider } from '@refinedev/core';
import { onLive } from './live-events.ts';

const EVENTS = ['created', 'updated', 'deleted'] as const;

/**
 * Refine's live provider: a page with `liveMode: 'auto'` refetches its records after a change. Lists of
 * the back-office first show that there is something new (`resource/list/use-live-rows.ts`).
 */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, types, params, callback }) =>
    onLive((changes) => {
      const wanted = params?.ids ?? (params?.id === undefined ? null : [params.id]);
      const emit = (type: string, ids: string[]) => callback({ channel, type, payload: { ids }, date: new Date() });
      if (!changes) return emit('*', []);
      for (const type of EVENTS) {
        if (!types.includes('*') && !types.includes(type)) continue;
        const ids = changes.flatMap(({ resource, id, kind }) =>
          channel === `resources/${resource}` && kind === type && (wanted?.includes(id) ?? true) ? [id] : [],
        );
        if (ids.length > 0) emit(type, ids);
      }
    }),
  unsubscribe: (stop: () => void) => stop(),
};
