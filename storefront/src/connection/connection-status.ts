import { CACHED_ANSWER } from './cached-answer.ts';

/** The element of the layout that contains the status. */
export const STATUS_ID = 'ligne';

const OFFLINE = 'Vous êtes hors ligne. Vos rayons déjà visités et votre panier restent lisibles.';
const CACHED = 'La connexion ne répond pas : voici la page de votre dernière visite.';
const BACK = 'La connexion est revenue.';
/** How long the good news stays, in ms. */
const BACK_MS = 4_000;

/** Writes into the page's status, which is read out; an empty text hides it. */
export function showStatus(text: string): void {
  const status = document.getElementById(STATUS_ID);
  if (status && status.textContent !== text) status.textContent = text;
}

/** Whether the worker served this page from its cache. */
function isCachedPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.serverTiming?.[0]?.name === CACHED_ANSWER;
}

/** Whether the connection is down, or was when this page was requested. */
export const isOffline = (): boolean => !navigator.onLine || isCachedPage();

/** Shows when the connection goes down and when it is back. Without React, so that a page that is not hydrated shows it as well. */
export function watchConnection(): void {
  if (!navigator.onLine) showStatus(OFFLINE);
  else if (isCachedPage()) showStatus(CACHED);
  window.addEventListener('offline', () => showStatus(OFFLINE));
  window.addEventListener('online', () => {
    showStatus(BACK);
    setTimeout(() => navigator.onLine && showStatus(''), BACK_MS);
  });
}
