import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { leaveOut } from './leave-out.ts';

/** react-router as it is for production; its own exports always name the development build, warnings and all. */
export function productionRouter(): string {
  const router = createRequire(import.meta.url).resolve('react-router');
  return join(dirname(router), '../production/index.mjs');
}

/**
 * Parts of the router that the shop never starts: forms sent through it, fetchers, blockers, routes told later, asking
 * all loaders again, loaders that redirect, middleware, optional segments, watching it, its own scroll memory and view
 * transitions; what it does outside its own provider, without an error page of ours, and with data that stands in a
 * script; warnings to developers. They hang on one object, or on a question that is always answered the same; emptied,
 * they go.
 */
const UNUSED = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'getFetcher',
  'resetFetcher',
  'deleteFetcher',
  'queueFetcherForDeletion',
  'abortFetcher',
  'getUpdatedRevalidatingFetchers',
  'markFetchersDone',
  'markFetchRedirectsDone',
  'abortStaleFetchLoads',
  'revalidate',
  'interruptActiveLoads',
  'runClientMiddlewarePipeline',
  'explodeOptionalSegments',
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
  'useNavigateUnstable',
  'DefaultErrorComponent',
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
  'getOptimisticRouterState',
  'parseHydrationData',
  'startRedirectNavigation',
  'normalizeRelativeRoutingRedirectResponse',
  'normalizeRedirectLocation',
  'hasInvalidProtocol',
  'getSubmissionFromNavigation',
  'convertFormDataToSearchParams',
  'warning',
  'warningOnce',
  'warnOnce',
];

/** The same for what is no whole function, or must answer something: how it begins, and what stands in its place. */
const SHORTENED = [
  // Only a form that is sent through the router needs more than the path.
  {
    start: 'function normalizeNavigateOptions\\(',
    instead: 'function normalizeNavigateOptions(isFetcher, path) { return { path }; }',
  },
  {
    start: 'function createClientSideRequest\\(',
    instead:
      'function createClientSideRequest(history, location, signal) { return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal }); }',
  },
  {
    start: 'function getLoadingNavigation\\(',
    instead:
      'function getLoadingNavigation(location, matches, historyAction) { return { ...IDLE_NAVIGATION, state: "loading", location, matches, historyAction }; }',
  },
  // Asks again for what fetchers fetched.
  { start: 'fetchLoadMatches\\.forEach\\(\\(f, key\\) => \\{', instead: '' },
  // No loader of the shop answers a Response.
  { start: 'if \\(isResponse\\(result\\)\\) \\{', instead: '' },
  // Why, in English, is never shown: the error page is ours.
  {
    start: 'function getInternalRouterError\\(',
    instead:
      'function getInternalRouterError(status) { return new ErrorResponseImpl(status || 500, "", new Error(String(status)), true); }',
  },
  // View transitions, as the provider draws them.
  {
    start: 'if \\(reactDomFlushSyncImpl && flushSync\\) \\{\\n +reactDomFlushSyncImpl\\(\\(\\) => \\{\\n',
    instead: '',
  },
  { start: 'if \\(transition\\) \\{\\n +renderDfd\\?\\.resolve', instead: '' },
  { start: 'if \\(renderDfd && pendingState && router\\.window\\) \\{', instead: '' },
  { start: 'if \\(renderDfd && pendingState && state', instead: '' },
  { start: 'if \\(vtContext\\.isTransitioning && !vtContext\\.flushSync\\) \\{', instead: '' },
  { start: 'if \\(!vtContext\\.isTransitioning && interruption\\) \\{', instead: '' },
];

/** Leaves out what the shop never starts. */
export const lightRouter: Plugin = {
  name: 'light-router',
  enforce: 'pre',
  transform(code, id) {
    const isRouter = id.includes('/react-router/dist/production/') && code.includes('function createRouter(');
    return isRouter ? leaveOut(code, { library: 'react-router', unused: UNUSED, shortened: SHORTENED }) : null;
  },
};
