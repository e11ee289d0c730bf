import type { WorkerMessage } from './worker-message.ts';

type Navigated = { navigation: { state: string }; errors: unknown };
/** What it answers stands for a string wherever one is asked for. */
type Policy = { createScriptURL: (address: string) => string };
declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy: (name: string, rules: object) => Policy };
  }
}
export type Router = { subscribe: (told: (state: Navigated) => void) => unknown };

/** The pictures and code that this page fetched so far. */
const filesUsed = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin) && /^\/(assets|media)\//.test(new URL(name).pathname));

/** A name may be given once: a page whose hydration was deferred comes here twice. */
let policy: Policy | undefined;

/** The shop's only address that a browser with Trusted Types wants vouched for (`security-headers.ts`). */
function workerAddress(): string {
  policy ??= window.trustedTypes?.createPolicy('karite', { createScriptURL: () => '/sw.js' });
  return policy?.createScriptURL('') ?? '/sw.js';
}

/** Tells the worker of a page, for it to be read again without a network. */
async function tell(page: string | null, withCode: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page, files: filesUsed(), withCode } satisfies WorkerMessage);
}

/**
 * Registers the worker that keeps visited pages; called when the page has nothing else to do. The worker sees the pages
 * that come after it; of the one that brought it, and of those drawn here, it is told. Without a router the page is not hydrated,
 * and so does the code. Where a browser forbids all this, the shop works as before.
 */
export async function registerWorker(router?: Router): Promise<void> {
  const withCode = router !== undefined;
  const isNew = !navigator.serviceWorker.controller;
  try {
    await navigator.serviceWorker.register(workerAddress());
    await tell(isNew ? window.location.href : null, withCode);
  } catch {
    return;
  }
  let shown = window.location.href;
  router?.subscribe(({ navigation, errors }) => {
    if (navigation.state !== 'idle' || errors || window.location.href === shown) return;
    shown = window.location.href;
    void tell(shown, withCode).catch(() => null);
  });
}
