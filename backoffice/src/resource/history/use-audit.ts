import { useInvalidate, useList, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { call } from '../../providers/call.ts';
import { detailOf } from '../../providers/http-client.ts';
import type { AuditEntry } from './audit.ts';

/** Entries shown at a time: each carries two whole records. */
export const ENTRIES_AT_A_TIME = 10;

type Asked = Partial<Pick<AuditEntry, 'resource' | 'recordId' | 'action'>>;

/** A page of the journal, newest first. `version` asks again when what it tells about has changed. */
export function useAudit(asked: Asked, page: number, version?: string) {
  const { result, query } = useList<AuditEntry>({
    resource: 'audit',
    filters: Object.entries(asked).map(([field, value]) => ({ field, operator: 'eq', value })),
    pagination: { currentPage: page, pageSize: ENTRIES_AT_A_TIME, mode: 'server' },
    meta: { version },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  return {
    entries: result.data ?? [],
    total: result.total ?? 0,
    isLoading: query.isLoading,
    problem: query.error ? (detailOf(query.error) ?? '') : null,
    retry: () => {
      void query.refetch();
    },
  };
}

/** Puts the values of before a change back. Any list may show them, so all are asked for again. */
export function useRestore() {
  const invalidate = useInvalidate();
  const { open } = useNotification();
  return useCallback(
    async (entry: AuditEntry) => {
      await call('POST', '/audit/{id}/restore', { path: { id: entry.id }, body: {} });
      open?.({ type: 'success', message: 'Rétabli avec succès' });
      await invalidate({ invalidates: ['all'] });
    },
    [invalidate, open],
  );
}
