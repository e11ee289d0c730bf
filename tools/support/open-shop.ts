import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/src/app.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { openMediaFolder } from '../../api/src/platform/media/media-store.ts';
import { ownDatabase } from './own-database.ts';
import type { Scratch } from './scratch.ts';

/** The shop in this process, listening on a free port. */
export type OpenShop = { app: FastifyInstance; database: Database; url: string };

/** Opens a shop on a database of its own, with its pages; `fill` puts in what it sells. `limits`: those of requests hold. */
export async function openShop(
  scratch: Scratch,
  fill?: (database: Database) => Promise<unknown>,
  limits: 'on' | 'off' = 'off',
): Promise<OpenShop> {
  const { database } = await ownDatabase(scratch, fill);
  const app = await buildApp({
    settings: { RATE_LIMIT: limits, TRUST_PROXY: 'off' },
    database,
    mediaStore: await openMediaFolder(path.join(scratch.folder, 'media')),
    web: { publicUrl: 'http://shop.example', offlinePages: true },
  });
  scratch.onEnd(() => app.close());
  return { app, database, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}
