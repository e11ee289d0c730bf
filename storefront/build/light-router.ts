import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** react-router as it is for production; its own exports always name the development build, warnings and all. */
export function productionRouter(): string {
  const own = createRequire(import.meta.url).resolve('react-router-dom');
  const router = createRequire(own).resolve('react-router');
  return join(dirname(router), '../production/index.mjs');
}

/**
 * Parts of the router that the shop never starts: forms sent through it, fetchers, blockers, routes told later, watching
 * it, its own scroll memory and view transitions. They hang on one object, which keeps them all; emptied, they go.
 */
const UNUSED = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'getFetcher',
  'resetFetcher',
  'queueFetcherForDeletion',
  'getBlocker',
  'updateBlocker',
  'shouldBlockNavigation',
  'discoverRoutes',
  'patchRoutes',
  'patchRoutesImpl',
  '_internalSetRoutes',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'enableScrollRestoration',
  'persistAppliedTransitions',
  'restoreAppliedTransitions',
];

function withoutUnused(code: string): string {
  return UNUSED.reduce((left, name) => {
    const body = new RegExp(`^( *)(?:async )?function ${name}\\([\\s\\S]*?^\\1\\}$`, 'm');
    if (!body.test(left))
      throw new Error(`react-router has no ${name} any more: look again at what the shop doesn't use`);
    return left.replace(body, `function ${name}() {}`);
  }, code);
}

/**
 * react-router makes its links, forms and contexts while it loads, which keeps them all; said to be pure, and without
 * names for the developer tools, those that the shop doesn't use go.
 */
export const lightRouter: Plugin = {
  name: 'light-router',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/')) return null;
    const lighter = code.includes('function createRouter(') ? withoutUnused(code) : code;
    return lighter
      .replace(/React\d*\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
      .replace(/^\w+\.displayName = "\w+";$/gm, '');
  },
};
