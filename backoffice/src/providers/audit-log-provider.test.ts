import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditLogProvider } from './audit-log-provider.ts';
import { network, requestedPath } from './testing/network.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the audit log', () => {
  const log = () => network(Response.json([{ id: 'e' }], { headers: { 'x-total-count': '12' } }));

  it('is read page by page, of one record', async () => {
    const { requested } = log();
    const read = auditLogProvider.get({ resource: 'brands', meta: { id: 'a', currentPage: 2 } });
    expect(await read).toEqual({ data: [{ id: 'e' }], total: 12 });
    expect(requestedPath(requested())).toBe('/api/audit?_end=20&_start=10&recordId=a&resource=brands');
  });

  it('is read of a whole resource, and of one kind of change', async () => {
    const { requested } = log();
    await auditLogProvider.get({ resource: 'brands', action: 'delete' });
    expect(requestedPath(requested())).toBe('/api/audit?_end=10&_start=0&action=delete&resource=brands');
  });
});
