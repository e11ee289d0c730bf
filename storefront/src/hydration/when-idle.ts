/** How long after loading a page rests, in ms. */
const REST_MS = 1_000;

/** Does what can wait until the page is loaded and at rest. What fails then is missed by nobody. */
export function whenIdle(work: () => Promise<unknown>): void {
  const rest = () => setTimeout(() => work().catch(() => null), REST_MS);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest);
}
