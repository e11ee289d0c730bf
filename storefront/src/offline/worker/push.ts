import { ownPathOr } from '@karite/shared/links';

/** What the shop pushes (R1967): encrypted on its way, and written by the shop's server alone. */
type Pushed = { title: string; text: string; path: string };

const EMPTY: Pushed = { title: 'Notification', text: '', path: '/notifications' };

/** Shows what is pushed, and opens what it is about with a tap: in a tab of the shop where there is one. */
export function watchPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    // Browsers want each push to show something.
    const { title, text, path }: Pushed = event.data?.json() ?? EMPTY;
    event.waitUntil(
      worker.registration.showNotification(title, { body: text, icon: '/icon-192.png', tag: title, data: path }),
    );
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url = new URL(ownPathOr(event.notification.data, EMPTY.path), worker.location.origin).href;
    event.waitUntil(
      worker.clients.matchAll({ type: 'window' }).then(async ([open]) => {
        if (!open) return worker.clients.openWindow(url);
        await open.focus();
        return open.navigate(url).catch(() => worker.clients.openWindow(url));
      }),
    );
  });
}
