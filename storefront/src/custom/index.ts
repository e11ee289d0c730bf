import type { PageName } from '@karite/shared/paths';
import type { SlotName } from './slots.ts';

/** A file of `custom/storefront/`, as one imports it; what it draws is its export `Component`. */
type File = `./${string}.tsx`;

/** The metadata of a page. */
export type PageRules = {
  /** `listed`: named in the site map for search engines. `closed`: left alone by robots. */
  robots?: 'listed' | 'closed';
  /** `at once`: the visitor's own browser fills the page, also with the data saver on. `never`: it is only read. */
  hydration?: 'at once' | 'never';
  /** `secret`: the address contains a secret; the page is not stored, and its links send no referrer. */
  storage?: 'secret' | 'none';
};

/** `query`: the query parameters that the page reads; it is drawn, and cached, once for each of their values. */
type CustomPage = PageRules & { page: File; query?: readonly string[] };

/** Below the search box and in the menu of phones; among the services; at the foot of every page. */
export type LinkPlace = 'header' | 'services' | 'footer';
/** A link to a page of the shop; « Plan du site » has all of them. */
export type CustomLink = { to: string; label: string; in: readonly LinkPlace[] };

export type CustomStorefront = {
  /** By address, as the router reads it: `/grossistes/:id`. A page's file exports its `load` as well, if it has one. */
  pages?: Readonly<Record<string, CustomPage>>;
  /** Pages that replace Karité's, by Karité's names for them (`@karite/shared/paths`). */
  replace?: Readonly<Partial<Record<PageName, File>>>;
  links?: readonly CustomLink[];
  /** Parts added to Karité's pages, by the place (`slots.ts`). */
  slots?: Readonly<Partial<Record<SlotName, File>>>;
};

/** All that a shop's storefront has besides: the default export of `custom/storefront/index.ts`. */
export const defineStorefront = (custom: CustomStorefront): CustomStorefront => custom;
