/** What the build makes of the table of pages for the routes (`build/pages.ts`), in the order of `patterns`. */
declare module 'virtual:pages' {
  type PageModule = { Component: import('react').ComponentType };
  type Loader = keyof import('./loaders.ts').Loaders;
  const pages: readonly [lazy: () => Promise<PageModule>, loader?: Loader][];
  export default pages;
}
