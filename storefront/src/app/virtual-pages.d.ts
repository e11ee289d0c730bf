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

/** The shop's own part at each place, from `slots` of its registry; `null` where there is none, so that no code remains for it. */
declare module 'virtual:slot/header' {
  export const Component: import('../custom/slots.ts').Slot<'header'> | null;
}

declare module 'virtual:slot/home' {
  export const Component: import('../custom/slots.ts').Slot<'home'> | null;
}

declare module 'virtual:slot/product' {
  export const Component: import('../custom/slots.ts').Slot<'product'> | null;
}

declare module 'virtual:slot/cart' {
  export const Component: import('../custom/slots.ts').Slot<'cart'> | null;
}

declare module 'virtual:slot/checkout' {
  export const Component: import('../custom/slots.ts').Slot<'checkout'> | null;
}

declare module 'virtual:slot/confirmation' {
  export const Component: import('../custom/slots.ts').Slot<'confirmation'> | null;
}

declare module 'virtual:slot/footer' {
  export const Component: import('../custom/slots.ts').Slot<'footer'> | null;
}
