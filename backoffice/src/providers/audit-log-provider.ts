import { type AuditEntry, auditEntries } from '@karite/shared/resources';
import type { AuditLogProvider, CrudFilter, GetListResponse } from '@refinedev/core';
import { dataProvider } from './data-provider.ts';

/** A page of the audit: its entries, newest first, and how many there are. What `useLogList` answers. */
export type AuditLog = GetListResponse<AuditEntry>;

/** Entries of a page by default: each contains two whole records. */
const AT_A_TIME = 10;

/**
 * Refine's audit log, for `useLogList({ resource, action, meta: { id, currentPage, pageSize } })`: of one record by its `id`, of
 * the whole resource without.
 */
export const auditLogProvider: AuditLogProvider = {
  // Refine calls it after each change: the server has written the entry by then, together with the change.
  create: async () => null,
  update: async () => {
    throw new Error('Le journal ne se modifie pas : l’API n’a pas cette action');
  },
  get: ({ resource, action, meta: { id, currentPage = 1, pageSize = AT_A_TIME } = {} }): Promise<AuditLog> => {
    const requested = Object.entries({ resource, recordId: id, action }).filter(([, value]) => value !== undefined);
    const filters = requested.map(([field, value]): CrudFilter => ({ field, operator: 'eq', value }));
    return dataProvider.getList<AuditEntry>({
      resource: auditEntries.name,
      filters,
      pagination: { currentPage, pageSize, mode: 'server' },
    });
  },
};
