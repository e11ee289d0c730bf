import custom from '@karite/custom/storefront';
import { type PlacedPage, placedPages } from './pages.ts';

/** Every page of this shop, for its server. */
export const shopPages = placedPages(custom);

/** The page of a route's pattern; none where the route is no page of the shop. */
export const pageAt = (pattern: string | undefined): PlacedPage | undefined => BY_PATTERN.get(pattern ?? '');

const BY_PATTERN = new Map(shopPages.map((page) => [page.path, page]));
