import { isOffline } from '../../connection/connection-status.ts';

type Navigate = (to: string, options: { replace: boolean; preventScrollReset: boolean }) => unknown;

/** Addresses that belong to other programs on the same host. */
const OTHERS = /^\/(admin|api|media|assets)(\/|$)/;

/** The link around an element that leads to another page of the shop, if any. */
export function shopLink(element: EventTarget | null): HTMLAnchorElement | null {
  const link = element instanceof Element ? element.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset.reload) return null;
  if (link.origin !== window.location.origin || OTHERS.test(link.pathname)) return null;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  return isSamePage && link.hash ? null : link;
}

/** The link that a plain click follows inside the shop, if any. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return shopLink(event.target);
}

/** Without a network the browser follows links itself: the worker answers with the cached page, or with the offline page. */
const isServedByWorker = () => isOffline() && Boolean(navigator.serviceWorker?.controller);

/** Turns clicks on the shop's links into navigations, including links in server markup (see `ui/link`). */
export function followLinks(navigate: Navigate): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || isServedByWorker()) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash, {
      replace: link.dataset.replace !== undefined,
      preventScrollReset: link.dataset.keepScroll !== undefined,
    });
  });
}
