/**
 * The routes that the build makes from the table of pages (`build/pages.ts`): Karité's in the order of `patterns`, the
 * shop's own with their path.
 */
declare module 'virtual:pages' {
  type PageModule = { Component: import('react').ComponentType };
  type Load = (args: import('../api/loader-args.ts').LoaderArgs) => Promise<unknown>;
  type Loader = keyof import('./loaders.ts').Loaders | ((client: import('../api/client.ts').Client) => Load);
  const pages: readonly [lazy: () => Promise<PageModule>, loader?: Loader, path?: string][];
  export default pages;
}

/** The links of the shop's own folder by their place; `null` where there are none, so that no code remains for them. */
declare module 'virtual:links' {
  type Links = readonly { to: string; label: string }[] | null;
  export const header: Links;
  export const services: Links;
  export const footer: Links;
  export const all: Links;
}

declare module 'virtual:section/home' {
  export const Component: import('react').ComponentType | null;
}

declare module 'virtual:section/product' {
  type Product = import('@karite/shared/client').Schema<'Product'>;
  export const Component: import('react').ComponentType<{ product: Product }> | null;
}
