import { LINE_SIGN_ID, showLineSign } from './line-sign.ts';

/** What stands in the page's sign while the server can't check what it shows. */
const STALE = 'Nos prix et nos stocks ne peuvent pas être vérifiés pour le moment.';
/** How the server marks such an answer (api `cache/stale-answer.ts`). */
const MARK = 'stale';

/** Writes the sign into a page that the server kept: also those without JavaScript read it. */
export const markStale = (html: string): string =>
  html.replace(new RegExp(`(<p id="${LINE_SIGN_ID}"[^>]*>)(?=</p>)`), (sign) => sign + STALE);

/** Of an answer of the catalogue: is it marked? `null` for any other file. */
function markOf(entry: PerformanceResourceTiming): boolean | null {
  const { pathname, origin } = new URL(entry.name);
  if (origin !== window.location.origin || !pathname.startsWith('/api/')) return null;
  return entry.serverTiming.some(({ name }) => name === MARK);
}

/** Shows and takes away the sign as the answers come that pages are drawn from here. */
export function watchStale(): void {
  const observer = new PerformanceObserver((list) => {
    const marks = list.getEntriesByType('resource').map((entry) => markOf(entry as PerformanceResourceTiming));
    if (marks.includes(true)) showLineSign(STALE);
    else if (marks.includes(false) && document.getElementById(LINE_SIGN_ID)?.textContent === STALE) showLineSign('');
  });
  observer.observe({ type: 'resource' });
}
