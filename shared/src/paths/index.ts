import { addressOf } from '../client/address.ts';

/**
 * The address of every page of the shop, as a router reads it (R1201). The table of pages (storefront `app/pages.ts`) is
 * closed over these names, and `paths` fills them: a renamed address breaks the build here, not a visitor.
 */
export const patterns = {
  home: '/',
  shop: '/shop',
  promotions: '/promotions',
  search: '/search',
  product: '/produits/:id',
  brands: '/brands',
  brand: '/brands/:id',
  categories: '/categories',
  category: '/categories/:id',
  subcategory: '/categories/:id/subcategories/:subcategoryId',
  collections: '/collections',
  collection: '/collections/:id',
  cart: '/cart',
  checkout: '/checkout',
  /** An order by the messaging app, of the cart or of one product. */
  byChat: '/commander-par-whatsapp',
  login: '/login',
  register: '/register',
  forgot: '/mot-de-passe-oublie',
  reset: '/reinitialiser',
  takeBack: '/reprendre-mon-compte',
  /** Where who is signed in confirms by a mailed link that the account's address is theirs. */
  confirmAddress: '/confirmer-mon-adresse',
  profile: '/profile',
  favourites: '/favoris',
  orders: '/orders',
  order: '/orders/:id',
  /** A guest's order, by its signed link. */
  follow: '/commande/:id',
  /** Where an order is paid online. Its address contains no secret, because the payment provider receives it. */
  payment: '/commande/:id/paiement',
  /** A guest's order, by its short number and phone: its status alone. */
  lookUp: '/suivi',
  /** Where a subscription to the newsletter is confirmed and ended, by its signed link. */
  newsletter: '/newsletter/:id',
  /** The notifications of the account that is signed in. */
  notifications: '/notifications',
  /** Where e-mails that are not about an order are ended, by their signed link. */
  leave: '/notifications/quitter/:id',
  histoires: '/histoires',
  contact: '/contact',
  help: '/aide',
  helpPage: '/aide/:slug',
  diagnostic: '/diagnostic',
  legal: '/mentions-legales',
  terms: '/conditions-de-vente',
  privacy: '/confidentialite',
  cookies: '/cookies',
  siteMap: '/plan-du-site',
  /** The page shown instead of one that is not cached while the connection is down. */
  offline: '/hors-ligne',
} as const;

export type PageName = keyof typeof patterns;

/** The chosen facets of a list (R1806), as the address contains them. */
export type FacetParams = { readonly [key: string]: string | undefined };

/** The filters and the order of a product list, as the address contains them. */
export type ListingParams = FacetParams & {
  categorie?: string;
  tri?: string;
  vue?: string;
  page?: string;
  q?: string;
};

type Query = Record<string, string | undefined>;
const withQuery = (path: string, query: Query): string => addressOf(path, { query });

/** `/produits/:id` with its values in their order. */
const filled = (pattern: string, ...values: string[]): string => {
  let next = 0;
  return pattern.replace(/:\w+/g, (key) => values[next++] ?? key);
};

/** Where e-mails of a kind are ended: an address that the server alone writes, and no page's code carries. */
export const leavePath = (id: string, kind: string, key: string): string =>
  withQuery(filled(patterns.leave, id), { sujet: kind, cle: key });

/** The cart that a link brings back; written by the server alone, as above. */
export const cartPath = (id: string, key: string): string => withQuery(patterns.cart, { panier: id, cle: key });

/** Every address of the shop, ready to be linked to. */
export const paths = {
  ...patterns,
  shop: (params: ListingParams = {}) => withQuery(patterns.shop, params),
  promotions: (params: ListingParams = {}) => withQuery(patterns.promotions, params),
  search: (q: string, params: ListingParams = {}) => withQuery(patterns.search, { q, ...params }),
  product: (id: string) => filled(patterns.product, id),
  brand: (id: string, params: FacetParams = {}) => withQuery(filled(patterns.brand, id), params),
  category: (id: string) => filled(patterns.category, id),
  /** The parent falls back to the word `unknown` (R1204). */
  subcategory: (parentId: string | null, id: string) => filled(patterns.subcategory, parentId ?? 'unknown', id),
  collection: (id: string, params: ListingParams = {}) => withQuery(filled(patterns.collection, id), params),
  byChatOf: (id: string, quantity: number) => withQuery(patterns.byChat, { produit: id, quantite: String(quantity) }),
  helpPage: (slug: string) => filled(patterns.helpPage, slug),
  order: (id: string) => filled(patterns.order, id),
  /** Signing in, and then a page of the shop instead of the front page. */
  loginThen: (next: string) => withQuery(patterns.login, { suite: next }),
  follow: (id: string, key: string) => withQuery(filled(patterns.follow, id), { cle: key }),
  /** A list of products that somebody sends (R1908). */
  sharedList: (ids: readonly string[]) => withQuery(patterns.favourites, { liste: ids.join('.') }),
  newsletter: (id: string, key: string) => withQuery(filled(patterns.newsletter, id), { cle: key }),
  payment: (id: string) => filled(patterns.payment, id),
  /** The link that is mailed to choose a new password. */
  resetBy: (token: string) => withQuery(patterns.reset, { token }),
  confirmAddress: (key: string) => withQuery(patterns.confirmAddress, { cle: key }),
  /** The link that is mailed to a former address, to take the account back. */
  takeBackBy: (token: string) => withQuery(patterns.takeBack, { token }),
  /** Where the shopper's choice of the data saver is sent; the server stores it in a cookie and redirects back. */
  dataSaver: '/economie',
  /** The back-office is an application of its own: always a full page load. */
  admin: '/admin/',
} as const;
