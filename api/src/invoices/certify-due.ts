import type { InvoiceDocument } from '@karite/shared/invoices';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import { type Certified, type Certifier, CertifierAway } from './certifier.ts';

/** So many at a turn; the next comes a minute later. */
const AT_ONCE = 20;

type Due = { id: string; document: InvoiceDocument };

/** Stores what the service said, once: of two processes that asked at the same time one writes. */
async function storeCertificate(database: Database, id: string, { code, qr, counters }: Certified): Promise<void> {
  await database.execute(sql`
    update invoices set certification_code = ${code}, certification_qr = ${qr}, certification_counters = ${counters},
      certified_at = clock_timestamp(), ${NEXT_VERSION}
    where id = ${id} and certification_code is null`);
}

/**
 * Has the documents certified that are not yet, oldest first, outside of any transaction. When the service is away the
 * rest waits for the next turn. Tests are never sent.
 */
export async function certifyDue(database: Database, certifier: Certifier): Promise<void> {
  const due = await database.execute<Due>(sql`
    select id, document from invoices where certification_code is null and not is_test
    order by issued_at limit ${AT_ONCE}`);
  for (const { id, document } of due.rows) {
    try {
      await storeCertificate(database, id, await certifier.certify(document));
    } catch (error) {
      if (error instanceof CertifierAway) return;
      throw error;
    }
  }
}
