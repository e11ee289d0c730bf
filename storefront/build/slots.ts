import type { CustomStorefront } from '../src/custom/index.ts';
import type { SlotName } from '../src/custom/slots.ts';
import { own } from './custom.ts';

/** `lazily`: below the first view. Its code is a file of its own; until that arrives, the page shows what the server drew. */
type Loaded = 'at once' | 'lazily';

const SLOTS: Readonly<Record<SlotName, Loaded>> = {
  header: 'at once',
  home: 'at once',
  product: 'at once',
  cart: 'lazily',
  checkout: 'lazily',
  confirmation: 'lazily',
  footer: 'lazily',
};

export const slotNames: readonly string[] = Object.keys(SLOTS);

/** The content of each slot's module, by the module's name. An empty slot is `null`, so that no code remains for it. */
export const slotModules = Object.fromEntries(
  Object.entries(SLOTS).map(([name, loaded]) => [
    `virtual:slot/${name}`,
    ({ slots = {} }: CustomStorefront, isServer: boolean) => {
      const files: Readonly<Record<string, string>> = slots;
      return slotCode(files[name], loaded, isServer);
    },
  ]),
);

function slotCode(file: string | undefined, loaded: Loaded, isServer: boolean): string {
  if (!file) return 'export const Component = null;';
  if (loaded === 'at once') return `export { Component } from ${own(file)};`;
  const slot = isServer
    ? `import { Component as Slot } from ${own(file)};`
    : `const Slot = lazy(() => import(${own(file)}).then((it) => ({ default: it.Component }), () => ({ default: () => null })));`;
  return `import { createElement, lazy, Suspense } from 'react';\n${slot}
export const Component = (props) => createElement(Suspense, null, createElement(Slot, props));`;
}
