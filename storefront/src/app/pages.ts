import { type PageName, patterns } from '@karite/shared/paths';
import type { CustomStorefront, PageRules } from '../custom/index.ts';
import type { Loaders } from './loaders.ts';

/**
 * The table of pages, by the addresses of `@karite/shared/paths`. Routes, files to preload, prefetching, the worker's
 * precache, the site map and robots.txt follow from it. The server and the build (`build/pages.ts`) read it. The browser's
 * code contains of each page only how to fetch it.
 */
export type Page = PageRules & {
  /** The source file below `src/`, without its ending; it exports the page as `Component`. */
  module: string;
  /** Which of `loaders.ts` brings the page's data. */
  loader?: keyof Loaders;
  /** Only the first view's data comes with the page: after a navigation it is drawn at once and requests the data itself. */
  isLoadedByServerOnly?: true;
  /** Its code, with what it fetches later, is cached ahead: an order is made on it, and none shall be lost to the connection. */
  isCachedAhead?: true;
};

const order = { robots: 'closed', hydration: 'at once' } as const;
const legal = { module: 'legal/legal-page', loader: 'legal', robots: 'listed' } as const;
const category = { module: 'catalogue/categories/category-page', loader: 'category' } as const;

export const PAGES: Record<PageName, Page> = {
  home: { module: 'catalogue/home/home-page', loader: 'home', robots: 'listed' },
  shop: { module: 'catalogue/shop/shop-page', loader: 'shop', robots: 'listed' },
  promotions: { module: 'catalogue/shop/promotions-page', loader: 'promotions', robots: 'listed' },
  product: { module: 'catalogue/product/product-page', loader: 'product' },
  brands: { module: 'catalogue/brands/brands-page', loader: 'brands', robots: 'listed' },
  brand: { module: 'catalogue/brands/brand-page', loader: 'brand' },
  categories: { module: 'catalogue/categories/categories-page', loader: 'categories', robots: 'listed' },
  category,
  subcategory: category,
  search: { module: 'search/search-page', loader: 'search', robots: 'closed' },
  collections: { module: 'catalogue/collections/collections-page', loader: 'collections', robots: 'listed' },
  collection: { module: 'catalogue/collections/collection-page', loader: 'collection' },
  cart: { module: 'cart/cart-page', isCachedAhead: true, ...order },
  checkout: {
    module: 'checkout/checkout-page',
    loader: 'checkout',
    isLoadedByServerOnly: true,
    isCachedAhead: true,
    ...order,
  },
  byChat: { module: 'checkout/chat/chat-order-page', ...order },
  login: { module: 'accounts/login-page' },
  register: { module: 'accounts/register-page' },
  forgot: { module: 'accounts/forgot-page' },
  reset: { module: 'accounts/reset-page', storage: 'secret', ...order },
  takeBack: { module: 'accounts/take-back-page', storage: 'secret', ...order },
  confirmAddress: { module: 'accounts/confirm-address-page', storage: 'secret', ...order },
  profile: { module: 'accounts/profile-page', ...order },
  favourites: { module: 'favourites/favourites-page', ...order },
  orders: { module: 'orders/orders-page', ...order },
  order: { module: 'orders/order-page', ...order },
  follow: { module: 'orders/follow-page', storage: 'secret', ...order },
  // One per order: nobody requests it twice.
  payment: { module: 'payments/payment-page', storage: 'none', ...order },
  lookUp: { module: 'orders/look-up-page', robots: 'closed' },
  newsletter: { module: 'newsletter/newsletter-page', storage: 'secret', ...order },
  histoires: { module: 'content/stories-page', loader: 'stories', robots: 'listed' },
  contact: { module: 'content/contact-page', robots: 'listed' },
  help: { module: 'content/help-list-page', loader: 'helpList' },
  helpPage: { module: 'content/help-page', loader: 'helpPage' },
  notifications: { module: 'notifications/notifications-page', ...order },
  leave: { module: 'notifications/leave-page', storage: 'secret', ...order },
  diagnostic: { module: 'diagnostic/diagnostic-page', loader: 'diagnostic', robots: 'listed' },
  legal,
  terms: legal,
  privacy: legal,
  cookies: legal,
  siteMap: { module: 'app/site-map/site-map-page', robots: 'listed' },
  offline: { module: 'offline/offline-page', hydration: 'never' },
};

/** Every page of Karité's with its name, in the order of `patterns`. */
export const pageEntries = (): [name: PageName, page: Page][] =>
  Object.keys(patterns)
    .filter(isPageName)
    .map((name) => [name, PAGES[name]]);

export const isPageName = (name: string): name is PageName => Object.hasOwn(PAGES, name);

/** A page with its place. `source` is its file, from the storefront's folder; `isCustom`: it is in the shop's own folder. */
export type PlacedPage = Omit<Page, 'module'> & {
  path: string;
  source: string;
  isCustom?: true;
  query?: readonly string[];
};

const placedCustom = (file: string) => ({ source: `../custom/storefront/${file.slice(2)}`, isCustom: true }) as const;

/** Every page of the shop: Karité's in the order of `patterns`, or what a shop has instead, and then the shop's own. */
export const placedPages = ({ pages = {}, replace = {} }: CustomStorefront): PlacedPage[] => [
  ...pageEntries().map(([name, { module, ...page }]) => {
    const instead = replace[name];
    const path = patterns[name];
    if (!instead) return { ...page, path, source: `src/${module}.tsx` };
    return { ...page, path, loader: undefined, ...placedCustom(instead) };
  }),
  ...Object.entries(pages).map(([path, { page, ...rules }]) => ({ ...rules, path, ...placedCustom(page) })),
];
