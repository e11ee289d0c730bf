/**
 * The sets of rights that staff who are no administrators may be given, one an account. They are declared here alone;
 * who needs two of them needs a set that says both.
 */

const ALL = ['read', 'create', 'update', 'delete'] as const;
const READ = ['read'] as const;

type Rights = Readonly<
  Record<
    string,
    {
      label: string;
      /** What that comes to, for who gives it. */
      help: string;
      /** Of which resources (`*`: of every one) they do what administrators do; actions go with `update`. */
      may: Readonly<Record<string, readonly string[]>>;
    }
  >
>;

export const STAFF_RIGHTS = {
  orders: {
    label: 'Commandes',
    help: 'Commandes, paiements, retours, factures et caisse',
    may: {
      orders: ALL,
      'order-notes': ALL,
      payments: ALL,
      refunds: ALL,
      returns: ALL,
      invoices: ALL,
      'cash-receipts': ALL,
      'cash-closings': ALL,
      couriers: READ,
      messages: ['read', 'update'],
      products: READ,
    },
  },
  catalogue: {
    label: 'Catalogue',
    help: 'Produits, catégories, marques et avis',
    may: { products: ALL, categories: ALL, brands: ALL, reviews: ALL, 'stock-requests': READ },
  },
  reading: { label: 'Lecture seule', help: 'Tout voir, ne rien modifier', may: { '*': READ } },
} as const satisfies Rights;

export type StaffRight = keyof typeof STAFF_RIGHTS;

/** What each set is called. */
export const STAFF_RIGHT_LABELS: Readonly<Record<StaffRight, string>> = {
  orders: STAFF_RIGHTS.orders.label,
  catalogue: STAFF_RIGHTS.catalogue.label,
  reading: STAFF_RIGHTS.reading.label,
};

const rights: Rights = STAFF_RIGHTS;

/** Whether a right lets its holder do with a resource what an administrator may do. */
export function covers(right: StaffRight, resource: string, operation: string): boolean {
  const held = rights[right]?.may;
  const operations = [...(held?.[resource] ?? []), ...(held?.['*'] ?? [])];
  const isAction = !ALL.some((each) => each === operation);
  return operations.includes(operation) || (isAction && operations.includes('update'));
}
