import { paths } from '@karite/shared/paths';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Client } from '../api/client.ts';
import { ROOTS_ROUTE } from '../catalogue/navigation/roots.ts';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { ErrorPage, notFoundLoader } from './error-page.tsx';
import { Layout } from './layout/layout.tsx';
import type { Loaders } from './loaders.ts';

type Page = Pick<RouteObject, 'lazy' | 'loader'> & { path: string };

/** A page in a file of its own. `handle.module` is that file, by which the server finds what the head preloads. */
const page = (
  path: string,
  module: string,
  lazy: () => Promise<object>,
  loader?: RouteObject['loader'],
): RouteObject => ({
  path,
  lazy: lazy as Page['lazy'],
  loader,
  handle: { module: `src/${module}.tsx` },
});

/** A page's data, by the loader of that name. The server's page brought its data along: the loaders are fetched with the first link. */
const loadFrom =
  (client: Client) =>
  (name: keyof Loaders): LoaderFunction =>
  async (args) =>
    (await import('./loaders.ts')).loaders[name](client)(args);

/** Every page (R1201), with the API that its loaders read: the same on the server and in the browser. */
export function createRoutes(client: Client): RouteObject[] {
  const load = loadFrom(client);
  const category = () => import('../catalogue/categories/category-page.tsx');
  const legal = () => import('../legal/legal-page.tsx');
  const legalModule = 'legal/legal-page';
  const pages: RouteObject[] = [
    page('/', 'catalogue/home/home-page', () => import('../catalogue/home/home-page.tsx'), load('home')),
    page('/shop', 'catalogue/shop/shop-page', () => import('../catalogue/shop/shop-page.tsx'), load('shop')),
    page(
      '/promotions',
      'catalogue/shop/promotions-page',
      () => import('../catalogue/shop/promotions-page.tsx'),
      load('promotions'),
    ),
    page(
      '/produits/:id',
      'catalogue/product/product-page',
      () => import('../catalogue/product/product-page.tsx'),
      load('product'),
    ),
    page(
      '/brands',
      'catalogue/brands/brands-page',
      () => import('../catalogue/brands/brands-page.tsx'),
      load('brands'),
    ),
    page(
      '/brands/:id',
      'catalogue/brands/brand-page',
      () => import('../catalogue/brands/brand-page.tsx'),
      load('brand'),
    ),
    page(
      '/categories',
      'catalogue/categories/categories-page',
      () => import('../catalogue/categories/categories-page.tsx'),
      load('categories'),
    ),
    page('/categories/:id', 'catalogue/categories/category-page', category, load('category')),
    page(
      '/categories/:id/subcategories/:subcategoryId',
      'catalogue/categories/category-page',
      category,
      load('category'),
    ),
    page('/search', 'search/search-page', () => import('../search/search-page.tsx'), load('search')),
    page('/cart', 'cart/cart-page', () => import('../cart/cart-page.tsx')),
    // The first view's data comes with the server's page; from another page of the shop the form is there at once.
    page(
      paths.checkout,
      'checkout/checkout-page',
      () => import('../checkout/checkout-page.tsx'),
      import.meta.env.SSR ? load('checkout') : undefined,
    ),
    page(paths.byChat, 'checkout/chat-order-page', () => import('../checkout/chat-order-page.tsx')),
    page('/login', 'accounts/login-page', () => import('../accounts/login-page.tsx')),
    page('/register', 'accounts/register-page', () => import('../accounts/register-page.tsx')),
    page(paths.forgot, 'accounts/forgot-page', () => import('../accounts/forgot-page.tsx')),
    page(paths.reset, 'accounts/reset-page', () => import('../accounts/reset-page.tsx')),
    page(paths.takeBack, 'accounts/take-back-page', () => import('../accounts/take-back-page.tsx')),
    page('/profile', 'accounts/profile-page', () => import('../accounts/profile-page.tsx')),
    page(paths.favourites, 'favourites/favourites-page', () => import('../favourites/favourites-page.tsx')),
    page('/orders', 'orders/orders-page', () => import('../orders/orders-page.tsx')),
    page('/orders/:id', 'orders/order-page', () => import('../orders/order-page.tsx')),
    page('/commande/:id', 'orders/follow-page', () => import('../orders/follow-page.tsx')),
    page(paths.lookUp, 'orders/look-up-page', () => import('../orders/look-up-page.tsx')),
    page('/histoires', 'stories/stories-page', () => import('../stories/stories-page.tsx')),
    page('/commande/:id/paiement', 'payments/payment-page', () => import('../payments/payment-page.tsx')),
    page(
      '/diagnostic',
      'diagnostic/diagnostic-page',
      () => import('../diagnostic/diagnostic-page.tsx'),
      load('diagnostic'),
    ),
    ...[paths.legal, paths.terms, paths.privacy, paths.cookies].map((path) =>
      page(path, legalModule, legal, load('legal')),
    ),
    page(paths.siteMap, 'app/site-map/site-map-page', () => import('./site-map/site-map-page.tsx')),
    page(paths.offline, 'offline/offline-page', () => import('../offline/offline-page.tsx')),
    { path: '*', loader: notFoundLoader, element: null },
  ];
  return [
    {
      id: ROOTS_ROUTE,
      loader: load('roots'),
      shouldRevalidate: () => false,
      element: <Layout />,
      errorElement: <ErrorPage bare />,
      hydrateFallbackElement: <Spinner page />,
      children: [{ errorElement: <ErrorPage />, children: pages }],
    },
  ];
}
