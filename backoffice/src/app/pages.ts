import { type ComponentType, lazy } from 'react';

/** Pages that add something to their declaration. A resource that is not here is drawn from its declaration alone. */
export const OWN_PAGES: Readonly<Record<string, ComponentType>> = {
  categories: lazy(() => import('../catalogue/categories-page.tsx')),
  products: lazy(() => import('../catalogue/products-page.tsx')),
  orders: lazy(() => import('./orders.tsx')),
  invoices: lazy(() => import('../invoices/invoices-page.tsx')),
  returns: lazy(() => import('../returns/returns-page.tsx')),
  messages: lazy(() => import('../messages/messages-page.tsx')),
  'message-templates': lazy(() => import('../messages/templates-page.tsx')),
  'cash-receipts': lazy(() => import('../cash/receipts-page.tsx')),
  'cash-closings': lazy(() => import('../cash/closings-page.tsx')),
  payments: lazy(() => import('../payments/payments-page.tsx')),
  refunds: lazy(() => import('../payments/refunds-page.tsx')),
  audit: lazy(() => import('../audit/audit-page.tsx')),
  'api-tokens': lazy(() => import('../api-tokens/api-tokens-page.tsx')),
  webhooks: lazy(() => import('../webhooks/webhooks-page.tsx')),
  'webhook-deliveries': lazy(() => import('../webhooks/deliveries-page.tsx')),
  users: lazy(() => import('../users/users-page.tsx')),
};
