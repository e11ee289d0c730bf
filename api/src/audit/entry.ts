import { z } from 'zod';
import type { Links } from '../resource/links.ts';

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
/** An entry as it is kept: with who pointed to a record that was deleted. */
export type KeptChange = Entry & { links: Links | null };
