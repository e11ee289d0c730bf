/** Words that are taken in addresses: the API's tests compare them with the routes that there are. */

/** First words of the API's and the back-office's addresses that belong to no resource. */
export const TAKEN_ADDRESSES: readonly string[] = [
  'accounting',
  'auth',
  'cash-day',
  'counts',
  'docs',
  'downloads',
  'first-steps',
  'followed-orders',
  'imports',
  'jobs',
  'live',
  'login',
  'notifications',
  'payment-notices',
  'presence',
  'security',
  'setup',
  'staff-order',
  'statistics',
  'stats',
  'today',
];

/** Last words of every resource's own addresses. */
const OF_EVERY_RESOURCE: readonly string[] = [
  'columns',
  'deletion',
  'export',
  'facets',
  'import',
  'order',
  'pictures',
  'totals',
];

/** Last words of features' addresses, by resource. */
const OF_FEATURES: Readonly<Record<string, readonly string[]>> = {
  'api-tokens': ['secret'],
  audit: ['restore'],
  'cash-receipts': ['receive', 'refuse'],
  comments: ['readers'],
  categories: ['children', 'products', 'roots', 'upload'],
  influencers: ['known'],
  invoices: ['pdf'],
  messages: ['resend'],
  newsletter: ['confirm', 'leave'],
  offers: ['current', 'known'],
  orders: [
    'cancel',
    'follow-link',
    'hand-over',
    'invoices',
    'look-up',
    'notes',
    'packing-slip',
    'packing-slips',
    'payments',
    'quote',
    'returns',
    'staff',
    'status',
    'timeline',
    'whatsapp',
  ],
  'payment-methods': ['offered'],
  payments: ['check', 'refunds', 'settle', 'transaction'],
  products: ['bought-together', 'ratings', 'variants'],
  refunds: ['retry', 'settle'],
  returns: ['settle'],
  users: [
    'choices',
    'confirmation',
    'deletion',
    'export',
    'favourites',
    'me',
    'options',
    'passkeys',
    'notices',
    'read',
    'recovery-codes',
    'removal',
    'second-factor',
    'sessions',
    'unread',
  ],
  'webhook-deliveries': ['resend'],
  webhooks: ['secret', 'test'],
};

/** What no action of a resource can be called. */
export const takenBelow = (resource: string): readonly string[] => [
  ...OF_EVERY_RESOURCE,
  ...(OF_FEATURES[resource] ?? []),
];
