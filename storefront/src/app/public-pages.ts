import { paths } from '@karite/shared/paths';

/** What the sitemap may name: the pages for everyone, and where the catalogue's things stand. */
export const publicPages = {
  fixed: [
    paths.home,
    paths.shop(),
    paths.promotions(),
    paths.brands,
    paths.categories,
    paths.histoires,
    paths.diagnostic,
    paths.legal,
    paths.terms,
    paths.privacy,
    paths.cookies,
    paths.siteMap,
  ],
  product: paths.product,
  brand: paths.brand,
  category: (id: string, parentId: string | null) => (parentId ? paths.subcategory(parentId, id) : paths.category(id)),
  /** What robots leave alone: pages of the visitor's own, results of a search, and what is no page. */
  closed: [
    '/admin',
    '/api/',
    paths.cart,
    paths.checkout,
    paths.byChat,
    paths.profile,
    paths.orders,
    '/commande/',
    paths.lookUp,
    paths.favourites,
    paths.reset,
    paths.takeBack,
    paths.search(''),
  ],
};
