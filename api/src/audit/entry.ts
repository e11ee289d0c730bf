import { z } from 'zod';

const record = z.record(z.string(), z.unknown()).nullable();
/** An entry of the journal, as answers show it. */
export const entry = z
  .object({
    id: z.uuid(),
    at: z.string(),
    userId: z.uuid(),
    email: z.string(),
    resource: z.string(),
    recordId: z.uuid(),
    action: z.enum(['create', 'edit', 'delete']),
    before: record,
    after: record,
  })
  .meta({ id: 'AuditEntry' });
export type Entry = z.infer<typeof entry>;
