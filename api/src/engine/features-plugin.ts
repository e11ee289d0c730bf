import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { taskQueue } from '../platform/tasks/tasks-plugin.ts';
import type { Feature } from './feature.ts';
import { auditRoutes } from './undo/audit-routes.ts';
import { actionRegistry } from './write/actions.ts';
import { hookRegistry } from './write/hooks.ts';
import { subscriberHooks, tasksOf } from './write/subscribers.ts';

type Parts = { features: readonly Feature[] };

/** Decorates the app with what resources need besides their declarations. */
const resourceHooks = fp(
  async (app: FastifyInstance, { features }: Parts) => {
    const subscribers = features.flatMap(({ subscribers }) => subscribers ?? []);
    const hooks = features.flatMap(({ hooks }) => hooks?.(app) ?? []);
    app.decorate('resourceHooks', hookRegistry([...hooks, ...subscriberHooks(app, subscribers)]));
    const actions = features.flatMap(({ actions }) => actions?.(app) ?? []);
    app.decorate('resourceActions', actionRegistry(app.resources, actions));
  },
  {
    name: 'resource-hooks',
    dependencies: ['database', 'resources', 'media', 'order-access', 'messages', 'notifications', 'payments'],
    fastify: '5.x',
  },
);

/** What features share, each decorated by its plugins, and then the hooks and actions of resources. */
export const featurePlugins = fp(
  async (app: FastifyInstance, { features }: Parts) => {
    await app.register(taskQueue, {
      tasks: features.flatMap(({ tasks = [], subscribers = [] }) => [...tasks, ...tasksOf(subscribers)]),
    });
    for (const { plugins } of features) await plugins?.(app);
    await app.register(resourceHooks, { features });
  },
  { name: 'features', dependencies: ['server'], fastify: '5.x' },
);

/** Everything that the API answers, under the prefix of the caller: each feature's routes, and undoing what the audit lists. */
export async function featureRoutes(api: FastifyInstance, { features }: Parts): Promise<void> {
  for (const { routes } of features) await routes?.(api);
  const restorers = Object.fromEntries(features.flatMap(({ restorers }) => Object.entries(restorers?.(api) ?? {})));
  await api.register(auditRoutes, { database: api.database, restorers });
}
