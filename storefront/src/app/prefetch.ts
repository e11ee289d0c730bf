import { matchRoutes, type RouteObject } from 'react-router-dom';
import { shopLink } from './follow-links.ts';

/** How long a pointer rests on a link before that counts as a wish, in ms. */
const REST_MS = 80;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether a byte more than asked for is one too many. */
const isDear = (): boolean => {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType ?? '');
};

/**
 * Fetches the page and the data behind a link that is about to be followed: a pointer rests on it, a finger or the
 * keyboard touches it. The client remembers what it read, so that the click finds it there.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const fetchPage = (href: string) => {
    if (href === last || isDear() || !navigator.onLine) return;
    last = href;
    const request = new Request(href);
    for (const { route, params } of matchRoutes(routes, new URL(href)) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => null);
      if (typeof route.loader === 'function' && route.path)
        Promise.resolve(route.loader({ request, params } as never, undefined)).catch(() => null);
    }
  };
  const wish = (event: Event) => {
    clearTimeout(timer);
    const link = shopLink(event.target);
    if (!link) return;
    if (event.type === 'pointerover') timer = setTimeout(fetchPage, REST_MS, link.href);
    else fetchPage(link.href);
  };
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    document.addEventListener(type, wish, { passive: true });
}
