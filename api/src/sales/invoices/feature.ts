import type { Feature } from '../../engine/feature.ts';
import { certification } from './certify.ts';
import { checkInvoices } from './invoice-checks.ts';
import { invoiceHooks } from './invoice-hooks.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { tasks } from './tasks.ts';

type Options = { certifierUrl?: string | undefined; certifierToken?: string | undefined };

/** Invoices and credit notes, certified where a certifier is set. */
export const invoices = ({ certifierUrl, certifierToken }: Options): Feature => ({
  async plugins(app) {
    await app.register(certification, { url: certifierUrl, token: certifierToken });
  },
  hooks: (app) => [invoiceHooks(app)],
  tasks,
  async routes(api) {
    await api.register(invoiceRoutes, { database: api.database });
  },
  checks: [checkInvoices],
});
