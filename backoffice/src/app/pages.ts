import { FIGURES } from '@karite/shared/accounts';
import { type ComponentType, lazy } from 'react';
import type { PageDeclaration } from '../custom/index.ts';

type Load = () => Promise<{ default: ComponentType }>;

type FixedPage = PageDeclaration & {
  load: Load;
  /** What follows its address, in the words of React Router. */
  params?: string;
};

/** The pages that no declaration draws, by their address. */
const FIXED = {
  '': {
    load: () => import('./dashboard/dashboard-page.tsx'),
    label: 'Dashboard',
    icon: 'dashboard',
    menu: { group: 'today' },
    words: ['à faire tableau de bord'],
  },
  today: {
    load: () => import('./to-dashboard.tsx'),
    label: 'À faire',
  },
  customers: {
    load: () => import('../orders/customers/customers-page.tsx'),
    label: 'Clients',
    icon: 'user',
    of: 'orders',
    params: '/*',
    menu: { group: 'customers' },
  },
  stats: {
    load: () => import('../statistics/statistics-page.tsx'),
    label: 'Statistiques',
    icon: 'statistics',
    of: FIGURES,
    menu: { group: 'statistics' },
  },
  settings: {
    load: () => import('./settings/settings-cards.tsx'),
    label: 'Réglages',
  },
  'first-steps': {
    load: () => import('../first-steps/first-steps-page.tsx'),
    label: 'Premiers pas',
    icon: 'firstSteps',
    isForAdministrators: true,
    menu: { group: 'settings', card: 'identity' },
  },
  'staff-order': {
    load: () => import('../orders/staff-order-page.tsx'),
    label: 'Saisir une commande',
    icon: 'order',
    of: 'orders',
    to: 'create',
  },
  'stock-receive': {
    load: () => import('../stock/receive-page.tsx'),
    label: 'Réceptionner des produits',
    icon: 'sheet',
    of: 'stock-sheets',
    to: 'create',
  },
  'stock-count': {
    load: () => import('../stock/count-page.tsx'),
    label: 'Faire un inventaire',
    icon: 'sheet',
    of: 'stock-sheets',
    to: 'create',
  },
  security: {
    load: () => import('../accounts/security/security-page.tsx'),
    label: 'Ma sécurité',
    icon: 'access',
    words: ['mot de passe'],
  },
  exports: { load: () => import('../export-schedules/export-page.tsx'), label: 'Export', params: '/:id' },
  aide: { load: () => import('../help/help-page.tsx'), label: 'Aide', params: '/:page?' },
} as const satisfies Record<string, FixedPage>;

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

/** The same with what draws each, which is fetched when it is shown. */
export const FIXED_PAGES = Object.entries<FixedPage>(FIXED).map(([address, { load, ...page }]) => ({
  ...page,
  address,
  page: lazy(load),
}));

const loadDeclared = () => import('./declared-page.tsx');
/** The page of a resource that is drawn from its declaration alone. */
export const DeclaredPage = lazy(loadDeclared);

/** Pages that add something to their declaration, by the name of their resource. */
export const OWN_PAGES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(OWN).map(([name, load]) => [name, lazy(load)]),
);

/** Addresses of pages that no declaration draws, without the first `/`. */
export const FIXED_ADDRESSES: readonly string[] = ['login', 'setup', ...Object.keys(FIXED)];

const LOADERS: ReadonlyMap<string, Load> = new Map([
  ...Object.entries<FixedPage>(FIXED).map(([address, { load }]) => [address, load] as const),
  ...Object.entries(OWN),
]);

/** Fetches what draws the page at an address under `/admin/`, beside all that it waits for. */
export function loadPage(address: string): Promise<unknown> {
  const [name = ''] = address.split('/');
  // A list where it is none of ours: settings, of which there are few, wait for their own form.
  return LOADERS.get(name)?.() ?? Promise.all([loadDeclared(), import('../resource/resource-page.tsx')]);
}
