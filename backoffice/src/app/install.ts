/** Lets the back-office be installed, and say calmly that there is no network; it keeps nothing for that. */
export function registerAppWorker(): void {
  // Not while the first page loads: nobody waits for it.
  const register = () => navigator.serviceWorker?.register('/admin-sw.js', { scope: '/admin' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
