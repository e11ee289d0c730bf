/** Makes the back-office installable, with a page for a missing network. It caches nothing else. */
export function registerAppWorker(): void {
  // Not while the first page loads: nobody waits for it.
  const register = () => navigator.serviceWorker?.register('/admin-sw.js', { scope: '/admin' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
