import { ownMessages } from '@karite/shared/messages';
import type { Feature } from '../../engine/feature.ts';
import type { Reach } from '../../platform/server/http/post.ts';
import { checkMessages } from './check-messages.ts';
import { messageRoutes } from './message-routes.ts';
import { messages as messagesPlugin } from './messages-plugin.ts';
import { type OutboxOptions, outbox as outboxPlugin } from './outbox-plugin.ts';
import { paymentMessages } from './payment-messages-plugin.ts';
import { pushRoutes } from './push/push-routes.ts';
import { tasks } from './tasks.ts';
import { templateHooks } from './templates.ts';

/** Where messages wait until they leave by a channel; apart from `messages`, which need notifications. */
export const outbox = (options: OutboxOptions): Feature => ({
  async plugins(app) {
    await app.register(outboxPlugin, options);
  },
});

/** Messages to people: templates, channels, the messages of orders. */
export const messages = ({ publicUrl, reach }: { publicUrl: string; reach: Reach }): Feature => ({
  async plugins(app) {
    checkMessages(ownMessages);
    await app.register(messagesPlugin, { publicUrl });
    await app.register(paymentMessages);
  },
  hooks: () => [templateHooks],
  tasks,
  async routes(api) {
    const { database } = api;
    await api.register(messageRoutes, { database });
    await api.register(pushRoutes, { database, reach });
  },
});
