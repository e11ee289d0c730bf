import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** What draws the pages that no declaration draws, by their address. */
const FIXED = {
  '': () => import('./dashboard/dashboard-page.tsx'),
  today: () => import('../today/today-page.tsx'),
  'first-steps': () => import('../first-steps/first-steps-page.tsx'),
  'staff-order': () => import('../orders/staff-order-page.tsx'),
  stats: () => import('../statistics/statistics-page.tsx'),
  security: () => import('../accounts/security/security-page.tsx'),
  exports: () => import('../export-schedules/export-page.tsx'),
  aide: () => import('../help/help-page.tsx'),
  'stock-receive': () => import('../stock/receive-page.tsx'),
  'stock-count': () => import('../stock/count-page.tsx'),
} satisfies Record<string, Load>;

const OWN: Readonly<Record<string, Load>> = {
  categories: () => import('../catalogue/categories-page.tsx'),
  products: () => import('../catalogue/products-page.tsx'),
  orders: () => import('./orders.tsx'),
  stocks: () => import('../stock/stocks-page.tsx'),
  lots: () => import('../stock/lots-page.tsx'),
  'stock-sheets': () => import('../stock/sheets-page.tsx'),
  invoices: () => import('../invoices/invoices-page.tsx'),
  returns: () => import('../returns/returns-page.tsx'),
  messages: () => import('../messages/messages-page.tsx'),
  'message-templates': () => import('../messages/templates-page.tsx'),
  'cash-receipts': () => import('../cash/receipts-page.tsx'),
  'cash-closings': () => import('../cash/closings-page.tsx'),
  payments: () => import('../payments/payments-page.tsx'),
  refunds: () => import('../payments/refunds-page.tsx'),
  audit: () => import('../audit/audit-page.tsx'),
  'api-tokens': () => import('../accounts/api-tokens/api-tokens-page.tsx'),
  'content-pages': () => import('../content/content-pages-page.tsx'),
  'empty-searches': () => import('../catalogue/empty-searches-page.tsx'),
  webhooks: () => import('../webhooks/webhooks-page.tsx'),
  tasks: () => import('../tasks/tasks-page.tsx'),
  'webhook-deliveries': () => import('../webhooks/deliveries-page.tsx'),
  users: () => import('../accounts/users/users-page.tsx'),
};

export const DashboardPage = lazy(FIXED['']);
export const TodayPage = lazy(FIXED.today);
export const FirstStepsPage = lazy(FIXED['first-steps']);
export const StaffOrderPage = lazy(FIXED['staff-order']);
export const StatisticsPage = lazy(FIXED.stats);
export const SecurityPage = lazy(FIXED.security);
export const ExportPage = lazy(FIXED.exports);
export const HelpPage = lazy(FIXED.aide);
export const ReceivePage = lazy(FIXED['stock-receive']);
export const CountPage = lazy(FIXED['stock-count']);

const loadDeclared = () => import('./declared-page.tsx');
/** The page of a resource that is drawn from its declaration alone. */
export const DeclaredPage = lazy(loadDeclared);

/** Pages that add something to their declaration, by the name of their resource. */
export const OWN_PAGES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(OWN).map(([name, load]) => [name, lazy(load)]),
);

/** Addresses of pages that no declaration draws, without the first `/`. */
export const FIXED_PAGES: readonly string[] = ['login', 'setup', ...Object.keys(FIXED)];

const LOADERS: ReadonlyMap<string, Load> = new Map(Object.entries({ ...FIXED, ...OWN }));

/** Fetches what draws the page at an address under `/admin/`, beside all that it waits for. */
export function loadPage(address: string): Promise<unknown> {
  const [name = ''] = address.split('/');
  // A list where it is none of ours: settings, of which there are few, wait for their own form.
  return LOADERS.get(name)?.() ?? Promise.all([loadDeclared(), import('../resource/resource-page.tsx')]);
}
