import type { Feature } from '../../engine/feature.ts';
import { alertRoutes } from './alert-routes.ts';
import { cartRoutes } from './cart-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { notifications as notificationsPlugin } from './notifications-plugin.ts';
import { shopperHooks } from './shopper-hooks.ts';
import { tasks } from './tasks.ts';

/** Notifications of customers, and reminders of carts and prices. */
export const notifications = ({ publicUrl }: { publicUrl: string }): Feature => ({
  async plugins(app) {
    await app.register(notificationsPlugin, { publicUrl });
  },
  hooks: () => [shopperHooks],
  tasks,
  async routes(api) {
    const { database } = api;
    await api.register(notificationRoutes, { database });
    await api.register(alertRoutes, { database });
    await api.register(cartRoutes, { database });
  },
});
