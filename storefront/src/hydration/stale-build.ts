import { saveTyped } from './typed.ts';

/** What this tab was last reloaded for: the file that was gone, and when, in ms. */
const RELOADED_KEY = 'reloaded-for';
/** So soon after a reload there is no other one, in ms: whatever is missing then, it is not for an old page. */
const AGAIN_MS = 60_000;

/**
 * The address of a file that could not be imported, as the browser's error contains it; else that of this file, which has
 * its build's name too.
 */
const addressIn = (error: unknown): string => /(?:https?:\/)?\/\S+\.js/.exec(String(error))?.[0] ?? import.meta.url;

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

/**
 * R2133: a page that was open while the shop was upgraded requests code that no longer exists. It is reloaded, once, with
 * the typed values. A network that is down is another matter: only the server's 404 proves that there is a newer version.
 */
async function reloadIfGone(error: unknown): Promise<void> {
  const file = addressIn(error);
  const { status } = await fetch(file, { cache: 'no-store' });
  if (status !== 404 || wasReloaded(file, Date.now())) return;
  saveTyped();
  window.location.reload();
}

/** Watches for code that does not come: from the start of a page's code, for what it loads at rest may be gone too (R2133). */
export function watchStaleBuild(): void {
  // Without an answer the page itself shows that there is no connection.
  window.addEventListener('vite:preloadError', ({ payload }) => void reloadIfGone(payload).catch(() => null));
}
