import { z } from 'zod';
import { AUDIT_ACTIONS } from '../resource/changes.ts';
import type { Links } from '../resource/links.ts';

const record = z.record(z.string(), z.unknown()).nullable();
/** An entry of the audit, as answers show it. */
export const entry = z
  .object({
    id: z.uuid(),
    at: z.string(),
    userId: z.uuid(),
    email: z.string(),
    resource: z.string(),
    recordId: z.uuid(),
    action: z.enum(AUDIT_ACTIONS),
    before: record,
    after: record,
  })
  .meta({ id: 'AuditEntry' });
export type Entry = z.infer<typeof entry>;
/** An entry as it is stored: with who pointed to a record that was deleted. */
export type StoredEntry = Entry & { links: Links | null };
