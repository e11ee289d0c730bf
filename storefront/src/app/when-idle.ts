/** Calls once the page is loaded and has nothing else to do. */
export function whenIdle(call: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? window.requestIdleCallback(call) : setTimeout(call, 2_000));
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
