import type { WorkerMessage } from './worker-message.ts';

type Navigated = { navigation: { state: string }; errors: unknown };
/** Its result is accepted wherever a string is expected. */
type Policy = { createScriptURL: (address: string) => string };
declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy: (name: string, rules: object) => Policy };
  }
}
export type Router = { subscribe: (listener: (state: Navigated) => void) => unknown };

/** The pictures and code that this page fetched so far. */
const filesUsed = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin) && /^\/(assets|media)\//.test(new URL(name).pathname));

/** A policy's name may be used once: a page with deferred hydration comes here twice. */
let policy: Policy | undefined;

/** The shop's only address that a browser with Trusted Types wants vouched for (`security-headers.ts`). */
function workerAddress(): string {
  policy ??= window.trustedTypes?.createPolicy('karite', { createScriptURL: () => '/sw.js' });
  return policy?.createScriptURL('') ?? '/sw.js';
}

/** Sends the address of a page to the worker, which caches it for reading without a network. */
async function notifyWorker(page: string | null, withCode: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page, files: filesUsed(), withCode } satisfies WorkerMessage);
}

/**
 * Registers the worker that caches visited pages; called when the page is idle. The worker sees the pages that come after
 * it. It is notified of the page that registered it, and of those drawn here. Without a router the page is not hydrated, and
 * its code is not cached either. Where a browser forbids all this, the shop works as before.
 */
export async function registerWorker(router?: Router): Promise<void> {
  const withCode = router !== undefined;
  const isNew = !navigator.serviceWorker.controller;
  try {
    await navigator.serviceWorker.register(workerAddress());
    await notifyWorker(isNew ? window.location.href : null, withCode);
  } catch {
    return;
  }
  let shown = window.location.href;
  router?.subscribe(({ navigation, errors }) => {
    if (navigation.state !== 'idle' || errors || window.location.href === shown) return;
    shown = window.location.href;
    void notifyWorker(shown, withCode).catch(() => null);
  });
}
