import type { Plugin } from 'vite';
import { leaveOut } from './leave-out.ts';

/**
 * Parts of react-dom that the shop never starts, 6 KB of its 64: view transitions, refs to fragments, activities, lists of
 * suspended parts; where in the tree of components an error was thrown, which only a developer reads; telling the browser
 * what to fetch ahead, which the server's page does. Emptied, they go, with all that only they call.
 */
const UNUSED = [
  'getViewTransitionName',
  'getViewTransitionClassName',
  'trackEnterViewTransitions',
  'pushViewTransitionCancelableScope',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'scheduleViewTransitionEvent',
  'reportViewTransitionError',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'startViewTransition',
  'createViewTransitionInstance',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'isFragmentInstanceParent',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'cutOffTailIfNeeded',
  'preconnectAs',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
];

/** What must answer something, and the handle of a fragment that has a ref. */
const SHORTENED = [
  {
    start: 'function describeNativeComponentFrame\\(',
    instead: 'function describeNativeComponentFrame() { return ""; }',
  },
  { start: 'if \\(null === current\\.stateNode\\) \\{\\n +var fragmentInstance', instead: '' },
];

/** Asked of every change to the page: whether it may become a view transition, and whether it is one. */
const NEVER = [/\((\w+) & 335544064\) === \1/g, /shouldStartViewTransition(?=\s+\? )/g];

function withoutUnused(code: string): string {
  const left = leaveOut(code, { library: 'react-dom', unused: UNUSED, shortened: SHORTENED });
  return NEVER.reduce((left, question) => {
    if (!question.test(left)) throw new Error(`react-dom asks no ${question} any more: look again`);
    return left.replace(question, 'false');
  }, left);
}

/** What of React and react-dom would do nothing here, or draw nothing. */
const LEFT_OUT =
  /import[^;'"]*\b(Activity|ViewTransition|addTransitionType|preconnect|prefetchDNS|preload\w*|preinit\w*)\b[^;'"]*from ['"]react(-dom)?['"]/;

/** Leaves out what the shop never starts; a page, of a shop's own as well, that would need it stops the build. */
export const lightReact: Plugin = {
  name: 'light-react',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/react-dom/cjs/react-dom-client.production.js')) return withoutUnused(code);
    const [, name] = (!id.includes('/node_modules/') && LEFT_OUT.exec(code)) || [];
    if (name) this.error(`${name} is left out of the shop's React (storefront/build/light-react.ts): do without it`);
    return null;
  },
};
