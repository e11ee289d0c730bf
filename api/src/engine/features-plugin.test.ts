import { tmpdir } from 'node:os';
import { resources } from '@karite/shared/resources';
import Fastify, { type FastifyPluginAsync, type FastifyPluginCallback } from 'fastify';
import fp from 'fastify-plugin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCustom } from '../custom/load-custom.ts';
import { ownFeature } from '../custom/own-feature.ts';
import { shopFeatures } from '../features.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openMediaFolder } from '../platform/media/media-store.ts';
import { serverPlugins } from '../platform/server/server-plugins.ts';
import { featurePlugins } from './features-plugin.ts';

type Plugin = FastifyPluginCallback | FastifyPluginAsync;
type Registered = { plugin: Plugin; options: object; name: string; needs: readonly string[] };

/** What fastify-plugin notes of a plugin; `null` where it is none of ours. */
function metaOf(plugin: object): Pick<Registered, 'name' | 'needs'> | null {
  const meta: unknown = Reflect.get(plugin, Symbol.for('plugin-meta'));
  if (typeof meta !== 'object' || meta === null || !('name' in meta)) return null;
  const needs = 'dependencies' in meta && Array.isArray(meta.dependencies) ? meta.dependencies.map(String) : [];
  return String(meta.name).startsWith('@fastify/') ? null : { name: String(meta.name), needs };
}

const database = openDatabase('postgres://127.0.0.1:1/none', 1);
afterAll(() => database.close());

/** Registers all that the shop's server is made of, but the plugin of one name; returns what was registered, in its order. */
async function registerAll(without?: string): Promise<Registered[]> {
  const app = Fastify();
  const all: Registered[] = [];
  const register = app.register.bind(app);
  const watched = (plugin: Plugin, options: object = {}) => {
    const meta = metaOf(plugin);
    if (meta && meta.name === without) return app;
    if (meta) all.push({ plugin, options, ...meta });
    return register(plugin, options);
  };
  Object.assign(app, { register: watched });
  try {
    await app.register(serverPlugins, {
      database,
      replica: null,
      resources,
      timeZone: 'Africa/Porto-Novo',
      watch: async () => undefined,
      repeatsWork: false,
      limitsAreOn: true,
      elsewhere: {},
      metricsToken: 'a-token-of-metrics',
      collector: 'http://127.0.0.1:1',
    });
    const mediaStore = await openMediaFolder(tmpdir());
    const features = shopFeatures({ settings: {}, mediaStore, ownSteps: [] });
    await app.register(featurePlugins, { features: [...features, ownFeature(await loadCustom())] });
    return all;
  } finally {
    await app.close();
  }
}

let registered: Registered[] = [];
beforeAll(async () => {
  registered = await registerAll();
});

it('names each plugin once, and registers what it needs before it', () => {
  const names = registered.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  for (const { name, needs } of registered)
    for (const needed of needs) expect(names.indexOf(needed), `${needed} of ${name}`).toBeLessThan(names.indexOf(name));
});

it('registers each plugin with its declared dependencies, and nothing else', async () => {
  /** What a plugin needs, and what that needs, before itself. */
  const wanted = (name: string): string[] => [
    ...(registered.find((each) => each.name === name)?.needs ?? []).flatMap(wanted),
    name,
  ];
  const parts = registered.filter(({ name }) => name !== 'server' && name !== 'features');
  for (const { name } of parts) {
    const app = Fastify();
    const before = new Set(wanted(name));
    if (!before.has('sessions')) app.decorateRequest('user', null);
    for (const each of before) {
      const found = parts.find((part) => part.name === each);
      if (found) await app.register(found.plugin, found.options);
    }
    await app.close();
  }
});

it('refuses to start where a plugin is missing that another needs', async () => {
  const needed = new Set(registered.flatMap(({ needs }) => needs));
  expect(needed.size).toBeGreaterThan(15);
  for (const name of needed)
    await expect(registerAll(name), name).rejects.toThrow(
      name === 'sessions' ? "The decorator 'user' required by" : `The dependency '${name}' of plugin`,
    );
});

it('refuses a plugin without each of its dependencies', async () => {
  for (const { plugin, options, name, needs } of registered)
    for (const missing of needs) {
      const app = Fastify();
      app.decorateRequest('user', null);
      for (const other of needs.filter((need) => need !== missing))
        await app.register(fp(async () => undefined, { name: other }));
      await expect(app.register(plugin, options)).rejects.toThrow(
        `The dependency '${missing}' of plugin '${name}' is not registered`,
      );
    }
});
