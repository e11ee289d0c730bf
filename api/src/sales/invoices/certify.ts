import type { InvoiceDocument } from '@karite/shared/invoices';
import { invoices } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { changeIn, lock } from '../../engine/write/write.ts';
import { clock } from '../../platform/database/moment.ts';
import { type Certifier, httpCertifier } from './certifier.ts';
import type { Clerk } from './issue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What certifies invoices; `null` where nothing does. */
    certifier: Certifier | null;
  }
}

type Options = { url?: string | undefined; token?: string | undefined };

export const certification = fp(
  async (app: FastifyInstance, { url, token }: Options) => {
    app.decorate('certifier', url ? httpCertifier(url, token) : null);
  },
  { name: 'certification', fastify: '5.x' },
);

export type Due = { id: string; document: InvoiceDocument };

/** Has a document certified, and stores the answer once: of two concurrent processes one writes. */
export async function certify({ app, database }: Omit<Clerk, 'by'>, { id, document }: Due): Promise<void> {
  if (!app.certifier) return;
  const { code, qr, counters } = await app.certifier.certify(document);
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
