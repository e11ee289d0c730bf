/** Where the layout leaves room for it. */
export const LINE_SIGN_ID = 'ligne';

const OFFLINE = 'Vous êtes hors ligne. Vos rayons déjà visités et votre panier restent lisibles.';
const KEPT = 'La connexion ne répond pas : voici la page de votre dernière visite.';
const BACK = 'La connexion est revenue.';
/** How long the good news stays, in ms. */
const BACK_MS = 4_000;

/** Writes into the page's line sign, which is read out; an empty text hides it. */
export function showLineSign(text: string): void {
  const sign = document.getElementById(LINE_SIGN_ID);
  if (sign && sign.textContent !== text) sign.textContent = text;
}

/** How the worker marks a page that it kept (`offline/worker/answers.ts`). */
const isKeptPage = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)?.serverTiming?.[0]?.name === 'kept';

/** Whether the line is down, or was when this page was asked for. */
export const isAway = (): boolean => !navigator.onLine || isKeptPage();

/** Says when the line goes down and when it is back. Without React: a page that sleeps says it as well. */
export function watchLine(): void {
  if (!navigator.onLine) showLineSign(OFFLINE);
  else if (isKeptPage()) showLineSign(KEPT);
  window.addEventListener('offline', () => showLineSign(OFFLINE));
  window.addEventListener('online', () => {
    showLineSign(BACK);
    setTimeout(() => navigator.onLine && showLineSign(''), BACK_MS);
  });
}
