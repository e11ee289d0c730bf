/** What this tab was last reloaded for: the file that was gone, and when, in ms. */
const RELOADED_KEY = 'reloaded-for';
/** So soon after a reload there is no other one, in ms: whatever is missing then, it is not for an old page. */
const AGAIN_MS = 60_000;
/** By then what was typed last waits as a draft (`use-unsaved.ts`), in ms. */
const DRAFTED_MS = 1_000;

/** The address of a file that failed to load, from the browser's or Vite's message; else this file's, which also names its build. */
const addressIn = (error: unknown): string =>
  /(?:https?:\/)?\/\S+\.(?:js|css)/.exec(String(error))?.[0] ?? import.meta.url;

/** Whether this tab was reloaded for the same file before, or for any a moment ago; also where nothing can be stored. */
function wasReloaded(file: string, now: number): boolean {
  try {
    const [last, at] = (sessionStorage.getItem(RELOADED_KEY) ?? '').split(' ');
    if (last === file || now - Number(at ?? 0) < AGAIN_MS) return true;
    sessionStorage.setItem(RELOADED_KEY, `${file} ${now}`);
    return false;
  } catch {
    return true;
  }
}

/** R2133: code that the server no longer has is of an older version; a network that is down is another matter. */
async function reloadIfGone(error: unknown): Promise<void> {
  const file = addressIn(error);
  const { status } = await fetch(file, { cache: 'no-store' });
  if (status !== 404 || wasReloaded(file, Date.now())) return;
  setTimeout(() => {
    // Drafts are stored: no confirmation is needed.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    window.location.reload();
  }, DRAFTED_MS);
}

/** Reloads a page once when it requests code that an upgrade of the shop has removed. */
export const watchStaleBuild = (): void =>
  // Without an answer the page shows its own error.
  window.addEventListener('vite:preloadError', ({ payload }) => void reloadIfGone(payload).catch(() => undefined));
