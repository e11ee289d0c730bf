import type { InvoiceDocument } from '@karite/shared/invoices';
import { invoices } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { clock } from '../database/moment.ts';
import { changeIn, lock } from '../resource/write.ts';
import { type Certified, type Certifier, CertifierAway } from './certifier.ts';
import type { Clerk } from './issue.ts';

/** So many at a turn; the next comes a minute later. */
const AT_ONCE = 20;

type Due = { id: string; document: InvoiceDocument };

/** Stores what the service said, once: of two processes that asked at the same time one writes. */
async function storeCertificate(
  { app, database }: Omit<Clerk, 'by'>,
  id: string,
  { code, qr, counters }: Certified,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lock(transaction, invoices, id);
    if (!before || before.certificationCode !== null) return;
    await changeIn(transaction, { app, database, by: null, resource: invoices }, before, {
      certificationCode: code,
      certificationQr: qr,
      certificationCounters: counters,
      certifiedAt: await clock(transaction),
    });
  });
}

/**
 * Has the documents certified that are not yet, oldest first, outside of any transaction. When the service is away the
 * rest waits for the next turn. Tests are never sent.
 */
export async function certifyDue(clerk: Omit<Clerk, 'by'>, certifier: Certifier): Promise<void> {
  const due = await clerk.database.execute<Due>(sql`
    select id, document from invoices where certification_code is null and not is_test
    order by issued_at limit ${AT_ONCE}`);
  for (const { id, document } of due.rows) {
    try {
      await storeCertificate(clerk, id, await certifier.certify(document));
    } catch (error) {
      if (error instanceof CertifierAway) return;
      throw error;
    }
  }
}
