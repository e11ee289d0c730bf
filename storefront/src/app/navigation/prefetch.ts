import { matchRoutes } from 'react-router-dom';
import { isMetered } from '../../connection/network-information.ts';
import type { PageRoute } from '../routes.tsx';
import { shopLink } from './follow-links.ts';

/** How long a pointer rests on a link before that counts as an intent, in ms. */
const REST_MS = 80;

/**
 * Fetches the page and the data behind a link that is about to be followed: a pointer rests on it, a finger or the
 * keyboard touches it. The client remembers what it read, so that the click finds it there.
 */
export function prefetchOnIntent(pages: readonly PageRoute[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const fetchPage = (href: string) => {
    if (href === last || isMetered() || !navigator.onLine) return;
    last = href;
    const [match] = matchRoutes([...pages], new URL(href)) ?? [];
    if (!match) return;
    match.route.lazy?.().catch(() => null);
    match.route.loader?.({ request: new Request(href), params: match.params }).catch(() => null);
  };
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const link = shopLink(event.target);
    if (!link) return;
    if (event.type === 'pointerover') timer = setTimeout(fetchPage, REST_MS, link.href);
    else fetchPage(link.href);
  };
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
}
