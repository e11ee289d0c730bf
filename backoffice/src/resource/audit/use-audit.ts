import { type AuditEntry, auditEntries } from '@karite/shared/resources';
import { useInvalidate, useList, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { API } from '../../providers/data-provider.ts';
import { detailOf, request } from '../../providers/http-client.ts';
import { onlyIf } from '../../providers/refusals.ts';

/** Entries shown at a time: each carries two whole records. */
export const ENTRIES_AT_A_TIME = 10;

type Asked = Partial<Pick<AuditEntry, 'resource' | 'recordId' | 'action'>>;

/** A page of the audit, newest first. `version` asks again when what it tells about has changed. */
export function useAudit(asked: Asked, page: number, version?: string) {
  const { result, query } = useList<AuditEntry>({
    resource: auditEntries.name,
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

/**
 * Puts the values of before a change back. Any list may show them, so all are asked for again. `over` is the tag of the
 * version whose later values may be overwritten; without one the API refuses when there are any.
 */
export function useRestore() {
  const invalidate = useInvalidate();
  const { open } = useNotification();
  return useCallback(
    async (entry: AuditEntry, over?: string) => {
      await request('POST', `${API}/audit/${entry.id}/restore`, { force: over !== undefined }, onlyIf(over));
      open?.({ type: 'success', message: 'Rétabli avec succès' });
      await invalidate({ invalidates: ['all'] });
    },
    [invalidate, open],
  );
}
