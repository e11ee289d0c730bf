import { paths } from '@karite/shared/paths';
import type { Page } from './pages.ts';
import { shopPages } from './shop-pages.ts';

const patternsOf = (robots: Page['robots']): string[] =>
  shopPages.flatMap((page) => (page.robots === robots ? page.path : []));

/** Where a pattern's own part begins: `/commande/:id` closes all below `/commande/`. */
const closed = patternsOf('closed').map((pattern) => pattern.replace(/:.*/, ''));

/** The pages of the sitemap: those for everyone, and the addresses of the catalogue. */
export const publicPages = {
  fixed: patternsOf('listed'),
  product: paths.product,
  brand: paths.brand,
  collection: paths.collection,
  help: (slug?: string) => (slug ? paths.helpPage(slug) : paths.help),
  category: (id: string, parentId: string | null) => (parentId ? paths.subcategory(parentId, id) : paths.category(id)),
  /** What robots leave alone: pages of the visitor's own, results of a search, and what is no page. */
  closed: [
    '/admin',
    '/api/',
    ...[...new Set(closed)].filter((path) => !closed.some((other) => other !== path && path.startsWith(other))),
  ],
};
