import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppParts, buildApp } from '../../src/app.ts';
import { loadCustom } from '../../src/custom/load-custom.ts';
import { storeAccount } from '../../src/people/accounts/account-store.ts';
import { hashPassword } from '../../src/people/accounts/passwords/password.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { type MediaStore, openMediaFolder } from '../../src/platform/media/media-store.ts';
import { openSession } from '../../src/platform/server/access/session-store.ts';
import { addTables } from './add-tables.ts';
import { makeDatabase } from './make-database.ts';
import { TEST_ZONE } from './shop-day.ts';
import { makeStarted } from './started-database.ts';

/** An app on a database and a media folder of its own. */
export type TestApp = {
  app: FastifyInstance;
  /** The address of its database. */
  url: string;
  database: Database;
  mediaDir: string;
  mediaStore: MediaStore;
  /** The token of a fresh administrator's session. */
  adminToken: string;
  /** One request; `token` signs it, `json` and `form` are its body. The answer's JSON comes as `body`. */
  call(method: string, url: string, options?: CallOptions): Promise<Answer>;
  /** A signed-in customer. */
  signUp(email?: string): Promise<{ id: string; token: string; email: string }>;
  close(): Promise<void>;
};

export type TestAppParts = Pick<
  AppParts,
  | 'hooks'
  | 'actions'
  | 'routes'
  | 'tasks'
  | 'subscribers'
  | 'checks'
  | 'providers'
  | 'firstSteps'
  | 'pictureReach'
  | 'repeatsWork'
> & {
  settings?: Partial<AppParts['settings']>;
  mediaStore?: MediaStore;
  web?: AppParts['web'];
};

type CallOptions = { token?: string; json?: unknown; form?: FormData; headers?: Record<string, string> };
// biome-ignore lint/suspicious/noExplicitAny: a test reads any answer of the server
type Answer = { status: number; headers: Record<string, unknown>; body: any; text: string };

/** Enough for transactions that meet. Each new one reads the catalogue of PostgreSQL first, which is a good part of what tests take. */
const CONNECTIONS = 4;

/** Of the password that all accounts of tests have: it is made to take long. */
let passwordHash: Promise<string> | undefined;

/**
 * `declared`: resources of the test's own, served beside the shop's, with their tables; `parts`: what goes with them;
 * `settings`: those that the test is about; `mediaStore`: another one than a folder of its own.
 */
export async function openTestApp(
  declared: readonly ResourceShape[] = [],
  { settings, actions = [], mediaStore: given, ...parts }: TestAppParts = {},
): Promise<TestApp> {
  await makeStarted();
  const { url, drop } = await makeDatabase('started');
  const database = openDatabase(url, CONNECTIONS);
  if (declared.length > 0) await addTables(database, declared);
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'karite-media-'));
  const mediaStore = given ?? (await openMediaFolder(mediaDir));
  const app = await buildApp({
    settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off', SHOP_TIME_ZONE: TEST_ZONE, ...settings },
    database,
    mediaStore,
    web: null,
    resources: [...resources, ...declared],
    // An action that is declared must be there; a shop's own hooks and routes are left to its own tests.
    actions: [...(await loadCustom()).actions, ...actions],
    ...parts,
  });
  await app.ready();

  const signInAs = async (email: string, role: 'user' | 'admin') => {
    passwordHash ??= hashPassword('mot de passe sûr');
    const id = await storeAccount(database, email, await passwordHash, role);
    return { id, email, token: await openSession(database, id) };
  };
  const admin = await signInAs('admin@example.com', 'admin');
  return {
    app,
    url,
    database,
    mediaDir,
    mediaStore,
    adminToken: admin.token,
    async call(method, url, { token, json, form, headers } = {}) {
      const encoded = form ? new Response(form) : null;
      const answer = await app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: `/api${url}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(encoded && { 'content-type': encoded.headers.get('content-type')! }),
          ...headers,
        },
        ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
        ...(json !== undefined && { payload: json as object }),
      });
      const isJson = String(answer.headers['content-type']).includes('json') && answer.payload !== '';
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? answer.json() : null,
        text: answer.payload,
      };
    },
    signUp: (email = `client-${randomBytes(4).toString('hex')}@example.com`) => signInAs(email, 'user'),
    async close() {
      await app.close();
      await database.close();
      await drop();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}
