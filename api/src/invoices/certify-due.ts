import type { InvoiceDocument } from '@karite/shared/invoices';
import { invoices } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { clock } from '../database/moment.ts';
import { changeIn, lock } from '../resource/write/write.ts';
import { type Certified, type Certifier, CertifierAway } from './certifier.ts';
import type { Clerk } from './issue.ts';

/** So many in one run; the next comes a minute later. */
const AT_ONCE = 20;
/** After so many documents in a row that got no answer the service is down: the others wait for the next run. */
const MOST_AWAY = 3;

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
 * Has the documents certified that are not yet, oldest first, outside of any transaction; one that is refused stops no other. Throws
 * `CertifierAway` when the service is down. Tests are never sent.
 */
export async function certifyDue(clerk: Omit<Clerk, 'by'>, certifier: Certifier): Promise<void> {
  let away = 0;
  const certify = async ({ id, document }: Due) => {
    try {
      await storeCertificate(clerk, id, await certifier.certify(document));
      away = 0;
    } catch (error) {
      away = error instanceof CertifierAway ? away + 1 : 0;
      throw error;
    }
  };
  await clerk.app.tasks.eachDue(
    'certify-invoices',
    {
      due: (isIncluded) => sql`
        select id, document from invoices
        where certification_code is null and not is_test and ${isIncluded(sql`invoices.id`)} order by issued_at`,
      most: AT_ONCE,
      isOver: () => away >= MOST_AWAY,
    },
    certify,
  );
  if (away >= MOST_AWAY) throw new CertifierAway(`${away} documents in a row got no answer`);
}
