import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../app.ts';
import { loadCustom } from '../../custom/load-custom.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openMediaFolder } from '../../platform/media/media-store.ts';

/** The OpenAPI document, read off an app that is built and never started: no port, no database. */
export async function readContract() {
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'karite-contract-'));
  try {
    const app = await buildApp({
      settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' },
      // No connection is made before the first query, and there is none.
      database: openDatabase('postgres://127.0.0.1:1/none'),
      mediaStore: await openMediaFolder(mediaDir),
      ...(await loadCustom()),
      web: null,
    });
    await app.ready();
    const document = app.swagger();
    await app.close();
    return document;
  } finally {
    await rm(mediaDir, { recursive: true });
  }
}
