import { addressOf } from '../client/address.ts';

/** Every address of the shop (R1201). A renamed route breaks the build here, not a visitor. */
const withQuery = (path: string, query: Record<string, string | undefined>): string => addressOf(path, { query });

/** What a product list is filtered and sorted by, as it stands in the address. */
export type ListingParams = {
  categorie?: string;
  tri?: string;
  vue?: string;
  page?: string;
  q?: string;
};

export const paths = {
  home: '/',
  shop: (params: ListingParams = {}) => withQuery('/shop', params),
  promotions: (params: ListingParams = {}) => withQuery('/promotions', params),
  search: (q: string) => withQuery('/search', { q }),
  product: (id: string) => `/produits/${id}`,
  brands: '/brands',
  brand: (id: string) => `/brands/${id}`,
  categories: '/categories',
  category: (id: string) => `/categories/${id}`,
  /** The parent falls back to the word `unknown` (R1204). */
  subcategory: (parentId: string | null, id: string) => `/categories/${parentId ?? 'unknown'}/subcategories/${id}`,
  cart: '/cart',
  checkout: '/checkout',
  /** An order by the messaging app, of the cart or of one product. */
  byChat: '/commander-par-whatsapp',
  byChatOf: (id: string, quantity: number) =>
    withQuery('/commander-par-whatsapp', { produit: id, quantite: String(quantity) }),
  login: '/login',
  register: '/register',
  forgot: '/mot-de-passe-oublie',
  /** The mailed link adds `?token=…`. */
  reset: '/reinitialiser',
  /** The letter to a former address adds `?token=…`. */
  takeBack: '/reprendre-mon-compte',
  profile: '/profile',
  favourites: '/favoris',
  orders: '/orders',
  order: (id: string) => `/orders/${id}`,
  /** A guest's order, by its signed link. */
  follow: (id: string, key: string) => withQuery(`/commande/${id}`, { cle: key }),
  /** Where an order is paid online. Its address holds no secret: the payment provider is told it. */
  payment: (id: string) => `/commande/${id}/paiement`,
  /** A guest's order, by its short number and phone: its status alone. */
  lookUp: '/suivi',
  histoires: '/histoires',
  diagnostic: '/diagnostic',
  legal: '/mentions-legales',
  terms: '/conditions-de-vente',
  privacy: '/confidentialite',
  cookies: '/cookies',
  siteMap: '/plan-du-site',
  /** What a page that was never kept is answered with while the line is down (`offline/worker`). */
  offline: '/hors-ligne',
  /** The back-office is an application of its own: always a full page load. */
  admin: '/admin/',
} as const;
