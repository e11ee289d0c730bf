import { useLogList } from '@refinedev/core';
import { useState } from 'react';
import type { AuditLog } from '../../providers/audit-log-provider.ts';
import { detailOf } from '../../providers/http-client.ts';

/** Entries of a page: each carries two whole records. */
const PAGE_SIZE = 10;

type AuditOptions = {
  resource: string;
  action?: 'delete';
  /** Of one record alone. */
  id?: string;
  /** The record's version: of another the entries are read again. */
  version?: string;
};

/** A page of Refine's audit log, newest first, and antd's pages of it. */
export function useAudit({ resource, action, id, version }: AuditOptions) {
  const [page, setPage] = useState(1);
  const { data, error, isLoading, refetch } = useLogList<AuditLog>({
    resource,
    ...(action && { action }),
    meta: { id, version, currentPage: page, pageSize: PAGE_SIZE },
    queryOptions: { placeholderData: (before) => before },
  });
  const total = data?.total ?? 0;
  return {
    entries: data?.data ?? [],
    total,
    isLoading,
    failure: error && { detail: detailOf(error) ?? '', retry: () => void refetch() },
    pagination: {
      current: page,
      pageSize: PAGE_SIZE,
      total,
      onChange: setPage,
      size: 'small' as const,
      align: 'center' as const,
      hideOnSinglePage: true,
      showSizeChanger: false,
    },
  };
}
