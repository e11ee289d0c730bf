import type { Feature } from '../resource/feature.ts';
import { checkInvoices } from './invoice-checks.ts';
import { invoiceRoutes } from './invoice-routes.ts';

type Options = { certifierUrl?: string | undefined; certifierToken?: string | undefined };

/** Invoices and credit notes, certified where a certifier is set. */
export const invoices = ({ certifierUrl, certifierToken }: Options): Feature => ({
  async routes(api) {
    await api.register(invoiceRoutes, { database: api.database, certifierUrl, certifierToken });
  },
  checks: [checkInvoices],
});
