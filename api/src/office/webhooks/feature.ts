import type { Feature } from '../../engine/feature.ts';
import type { Reach } from '../../platform/server/http/post.ts';
import { tasks } from './tasks.ts';
import { webhookHooks } from './webhook-hooks.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { webhooks as webhooksPlugin } from './webhooks-plugin.ts';

/** Webhooks: events sent to other programs. */
export const webhooks = ({ reach }: { reach: Reach }): Feature => ({
  async plugins(app) {
    await app.register(webhooksPlugin, { reach });
  },
  hooks: () => [webhookHooks(reach)],
  tasks,
  async routes(api) {
    const { database } = api;
    await api.register(webhookRoutes, { database });
  },
});
