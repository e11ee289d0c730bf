import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from '../../src/app.ts';
import { loadCustom } from '../../src/custom/load-custom.ts';
import { openMediaFolder } from '../../src/platform/media/media-store.ts';
import { TEST_ZONE } from './shop-day.ts';
import type { TestApp } from './test-app.ts';

/** Another process of the same shop, by other settings: a restart, a neighbour behind the same balancer. */
export async function openSecondApp(
  { database, mediaDir, replica }: Pick<TestApp, 'database' | 'mediaDir'> & Pick<AppParts, 'replica'>,
  settings: Partial<AppParts['settings']>,
  logger?: AppParts['logger'],
): Promise<FastifyInstance> {
  const app = await buildApp({
    settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off', SHOP_TIME_ZONE: TEST_ZONE, ...settings },
    database,
    replica,
    mediaStore: await openMediaFolder(mediaDir),
    actions: (await loadCustom()).actions,
    web: null,
    logger,
  });
  await app.ready();
  return app;
}

/** One JSON request, from any address. */
export async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { json, from, headers }: { json?: object; from?: string; headers?: Record<string, string> } = {},
) {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(json && { payload: json }),
    ...(from && { remoteAddress: from }),
  });
  const body = answer.payload ? answer.json() : null;
  return { status: answer.statusCode, headers: answer.headers, body, text: answer.payload };
}
