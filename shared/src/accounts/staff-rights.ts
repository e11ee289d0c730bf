import { valuesOf } from '../labels/index.ts';

/** The parts of the administration that staff who are no administrators may be given, any of them together; declared here alone. */

const ALL = ['read', 'create', 'update', 'delete'] as const;
const READ = ['read'] as const;
/** Everyone who works here saves views of their own, beside those that administrators share. */
const OWN = ['read', 'create'] as const;
/** Of the records that they read: the comments themselves judge it. */
const SAY = ['create'] as const;

/** A part of the administration. */
export type RightDeclaration = {
  readonly label: string;
  /** The meaning of the right, for the administrator who grants it. */
  readonly help: string;
  /** Of which resources (`*`: of every one) its holder does what administrators do; actions go with `update`. */
  readonly may: Readonly<Record<string, readonly (typeof ALL)[number][]>>;
  /**
   * By resource, the fields that the right is limited to, and that it reserves: no other right lets write them. One that is
   * computed reserves what would change it.
   */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
};
export type Rights = Readonly<Record<string, RightDeclaration>>;

/** Declares rights by their names, Karité's own and those of `defineCustom({ staffRights })`. */
export const defineRights = <const R extends Rights>(rights: R): R => rights;

/** The page of statistics, whose figures are no records: a name of a resource where rights are declared. */
export const FIGURES = 'statistics';

const KARITE_RIGHTS = defineRights({
  orders: {
    label: 'Commandes',
    help: 'Prendre, préparer, expédier et encaisser les commandes ; retours, factures et clients',
    may: {
      orders: ALL,
      'order-notes': ALL,
      payments: ALL,
      refunds: READ,
      returns: ALL,
      invoices: ALL,
      'cash-receipts': ALL,
      couriers: READ,
      'point-movements': READ,
      messages: ['read', 'update'],
      products: READ,
      stocks: READ,
      lots: READ,
      'stock-sheets': READ,
      'stock-movements': READ,
      'list-views': OWN,
      comments: SAY,
    },
  },
  refunding: {
    label: 'Remboursements',
    help: 'Rembourser un paiement, suivre les remboursements',
    may: { orders: READ, payments: READ, returns: READ, refunds: ALL, 'list-views': OWN, comments: SAY },
  },
  till: {
    label: 'Clôture de caisse',
    help: 'Compter la caisse et clôturer la journée, tenir la liste des livreurs',
    may: { orders: READ, 'cash-receipts': READ, 'cash-closings': ALL, couriers: ALL, 'list-views': OWN, comments: SAY },
  },
  figures: {
    label: 'Chiffres',
    help: 'Chiffre d’affaires et statistiques',
    may: { orders: READ, [FIGURES]: READ, 'list-views': OWN },
  },
  catalogue: {
    label: 'Catalogue',
    help: 'Produits, stock, catégories, collections, marques et avis',
    may: {
      products: ALL,
      categories: ALL,
      collections: ALL,
      brands: ALL,
      reviews: ALL,
      stocks: ALL,
      lots: ALL,
      'stock-sheets': ALL,
      'stock-movements': ALL,
      'stock-requests': READ,
      'product-alerts': ALL,
      'search-synonyms': ALL,
      'empty-searches': READ,
      'list-views': OWN,
      comments: SAY,
    },
  },
  prices: {
    label: 'Prix',
    help: 'Prix, promotions, nouveaux produits',
    may: { products: ['read', 'update'], 'list-views': OWN, comments: SAY },
    fields: { products: ['price', 'salePrice'] },
  },
  site: {
    label: 'Site',
    help: 'Pages et blocs, vitrine, pages légales',
    may: {
      'content-pages': ALL,
      'content-blocks': ALL,
      'content-versions': ALL,
      'shop-window': ALL,
      'legal-pages': ALL,
      products: READ,
      categories: READ,
      collections: READ,
      brands: READ,
      'list-views': OWN,
      comments: SAY,
    },
  },
  settings: {
    label: 'Réglages',
    help: 'Identité, prix et points, livraison, paiement, messages ; ni les comptes ni la technique',
    may: {
      identity: ALL,
      'shop-identities': ALL,
      'contact-settings': ALL,
      'pricing-rules': ALL,
      'order-settings': ALL,
      'points-settings': ALL,
      'delivery-countries': ALL,
      'payment-methods': ALL,
      'message-templates': ALL,
      reminders: ALL,
      'product-feeds': ALL,
      couriers: ALL,
      'list-views': OWN,
    },
  },
  reading: {
    label: 'Lecture seule',
    help: 'Tout voir, ne rien modifier',
    may: { '*': READ, 'list-views': OWN, comments: SAY },
  },
});

/** Every right of the shop: Karité's, and those that `custom/` registers (`resources/index.ts`). */
export const STAFF_RIGHTS: Record<string, RightDeclaration> = { ...KARITE_RIGHTS };

/** A right's name: one of Karité's, or of the shop's own. */
export type StaffRight = keyof typeof KARITE_RIGHTS | (string & {});

/** The rights that an account holds, as they are stored and returned. One that is declared no more grants nothing. */
export type HeldRights = Readonly<Partial<Record<string, boolean | null>>>;

/** Those that an account holds, in the order of the declaration. */
export const rightsIn = (held: HeldRights | null | undefined): string[] =>
  valuesOf(STAFF_RIGHTS).filter((right) => held?.[right] === true);

/** The rights that an account is given, as they are stored; `null`: none. */
export const heldRights = (given: readonly StaffRight[]): Record<string, boolean> | null =>
  given.length === 0 ? null : Object.fromEntries(valuesOf(STAFF_RIGHTS).map((right) => [right, given.includes(right)]));

/** Whether one of the rights that are held lets do with a resource what an administrator may do. */
export const covers = (held: HeldRights | null | undefined, resource: string, operation: string): boolean =>
  rightsIn(held).some((right) => coversOne(STAFF_RIGHTS[right], resource, operation));

function coversOne(right: RightDeclaration | undefined, resource: string, operation: string): boolean {
  const operations: readonly string[] = [...(right?.may[resource] ?? []), ...(right?.may['*'] ?? [])];
  const isAction = !ALL.some((each) => each === operation);
  return operations.includes(operation) || (isAction && operations.includes('update') && !right?.fields?.[resource]);
}

/** The fields that rights which are held are limited to for an operation; `null`: one of them is not limited. */
export function fieldsCovered(
  held: HeldRights | null | undefined,
  resource: string,
  operation: string,
): readonly string[] | null {
  const limits = rightsIn(held).flatMap((right) =>
    coversOne(STAFF_RIGHTS[right], resource, operation) ? [STAFF_RIGHTS[right]?.fields?.[resource]] : [],
  );
  return limits.every(Boolean) ? limits.flatMap((fields) => fields ?? []) : null;
}

/** The labels of the rights that would let write a reserved field, none of which is held; empty: nothing is lacking. */
export function rightsLacking(held: HeldRights | null | undefined, resource: string, field: string): string[] {
  const rights = valuesOf(STAFF_RIGHTS).filter((right) => STAFF_RIGHTS[right]?.fields?.[resource]?.includes(field));
  return rights.some((right) => held?.[right] === true)
    ? []
    : rights.map((right) => STAFF_RIGHTS[right]?.label ?? right);
}
