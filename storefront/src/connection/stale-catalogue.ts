import { STATUS_ID, showStatus } from './connection-status.ts';

/** The page's status while the server can't check the data shown. */
const STALE = 'Nos prix et nos stocks ne peuvent pas être vérifiés pour le moment.';
/** How the server marks such an answer (api `cache/stale-answer.ts`). */
const MARK = 'stale';

/** Writes the status into a page that the server had cached: also those without JavaScript read it. */
export const markStale = (html: string): string =>
  html.replace(new RegExp(`(<p id="${STATUS_ID}"[^>]*>)(?=</p>)`), (status) => status + STALE);

/** Of an answer of the catalogue: is it marked? `null` for any other file. */
function markOf(entry: PerformanceEntry): boolean | null {
  const { pathname, origin } = new URL(entry.name);
  if (!(entry instanceof PerformanceResourceTiming)) return null;
  if (origin !== window.location.origin || !pathname.startsWith('/api/')) return null;
  return entry.serverTiming.some(({ name }) => name === MARK);
}

/** Shows and removes the status with each response that pages are drawn from here. */
export function watchStaleCatalogue(): void {
  const observer = new PerformanceObserver((list) => {
    const marks = list.getEntriesByType('resource').map(markOf);
    if (marks.includes(true)) showStatus(STALE);
    else if (marks.includes(false) && document.getElementById(STATUS_ID)?.textContent === STALE) showStatus('');
  });
  observer.observe({ type: 'resource' });
}
