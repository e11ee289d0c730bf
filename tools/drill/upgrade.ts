/**
 * The last release and this one side by side on one database, behind nginx, under load: the new one comes, the old one goes, comes
 * back, and goes again, without a failed request. Prints figures; ends with 1 where anything failed, with 2 where nginx is missing.
 * Its word is the release to come from: the newest tag v* where absent, or else the commit before the newest migration, or
 * else this one: then a migration is made for the drill.
 */
import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { checkInvariants } from '../../api/src/operations/invariants/check-invariants.ts';
import { addAccount } from '../../api/src/people/accounts/account-store.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbedded } from '../../api/src/platform/database/embedded.ts';
import { declaredKind } from '../../api/src/platform/database/migrations/expansion.ts';
import { openMediaFolder } from '../../api/src/platform/media/media-store.ts';
import { openSession } from '../../api/src/platform/server/access/session-store.ts';
import { newerRelease } from '../../api/test/guarantees/support/newer-release.ts';
import { ShopLoad } from '../../api/test/guarantees/support/shop-load.ts';
import { provesOrders } from '../../api/test/guarantees/support/stored-orders.ts';
import { freePort, postJson, type ServerProcess, startServer } from '../../api/test/support/server-process.ts';
import { missing, startNginx } from '../support/balancers.ts';
import { numberOf } from '../support/figures.ts';
import { type Scratch, withScratch } from '../support/scratch.ts';

/** As a load orders it. */
type Product = ConstructorParameters<typeof ShopLoad>[1][number];

const ROOT = path.join(import.meta.dirname, '../..');
const ORDERS_A_STEP = numberOf('DRILL_ORDERS', 60);
const EXPANDS = `-- expands
ALTER TABLE "products" ADD COLUMN "drilled" text DEFAULT 'oui' NOT NULL;
`;

const say = (line: string) => console.log(line);
const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The default source. */
function lastRelease(): string {
  const [tag] = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n');
  if (tag) return tag;
  const added = ['log', '-1', '--diff-filter=A', '--name-only', '--format=%H', '--', 'api/migrations/*.sql'];
  const [commit = 'HEAD', , file] = git(...added).split('\n');
  // A former release supports only migrations that are declared additive.
  const isLivedWith = file !== undefined && declaredKind(git('show', `HEAD:${file}`))?.kind === 'expands';
  return git('rev-parse', isLivedWith ? `${commit}^` : 'HEAD');
}

if (missing(['nginx']).length > 0) {
  say('Not installed: nginx. On Debian: apt-get install --no-install-recommends nginx-light');
  process.exit(2);
}
const ref = process.argv.slice(2).find((word) => word !== '--') ?? lastRelease();
/** Builds a commit in a work tree of its own; returns the file that starts it. */
function build(commit: string, { folder, onEnd }: Scratch): string {
  const tree = path.join(folder, 'last');
  git('worktree', 'add', '--detach', tree, commit);
  onEnd(() => git('worktree', 'remove', '--force', tree));
  const { packageManager } = JSON.parse(git('show', `${commit}:package.json`)) as { packageManager: string };
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
  run('npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline');
  run('npm', 'run', 'client');
  run('npm', 'run', 'build');
  return path.join(tree, 'api/dist/bundle/server.js');
}

async function drill(scratch: Scratch): Promise<void> {
  const { folder, onEnd } = scratch;
  say(`Building the last release, ${ref}`);
  const last = build(ref, scratch);
  const brought = git('diff', '--name-only', '--diff-filter=A', ref, '--', 'api/migrations')
    .split('\n')
    .filter((file) => file.endsWith('.sql'));
  const own = path.join(ROOT, 'api/dist/bundle/server.js');
  // Nothing is proved by two releases with the same tables: this one gets a column.
  const next =
    brought.length > 0 ? own : await newerRelease(path.join(folder, 'next'), { '29990101T000000_drill': EXPANDS });
  say(`This one brings ${brought.join(', ') || 'a migration made for the drill'}`);

  const mediaDir = path.join(folder, 'media');
  await mkdir(mediaDir);
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
  onEnd(embedded.stop);
  const database = openDatabase(embedded.url, 4);
  onEnd(() => database.close());
  const environment = {
    NODE_ENV: 'production',
    RATE_LIMIT: 'off',
    TRUST_PROXY: 'on',
    PUBLIC_URL: 'http://shop.example',
    LOG_LEVEL: 'error',
  };
  const ports = { last: await freePort(), next: await freePort() };
  const running = new Set<ServerProcess>();
  onEnd(() => Promise.all([...running].map((each) => each.kill())));
  const open = async (which: 'last' | 'next') => {
    const server = await startServer(
      { url: embedded.url, mediaDir },
      { environment, port: ports[which], words: [which === 'last' ? last : next] },
    );
    running.add(server);
    return server;
  };
  const stop = async (server: ServerProcess) => {
    process.kill(server.pid, 'SIGTERM');
    await server.ended;
    running.delete(server);
  };

  let old = await open('last');
  const token = await openSession(
    database,
    await addAccount(database, 'admin@example.com', 'mot de passe sûr', 'admin'),
  );
  const products = await Promise.all(
    [4_995, 12_000, 60_000].map(
      async (price, at) =>
        (await (await postJson(old, '/products', { name: `Beurre ${at}`, price }, token)).json()) as Product,
    ),
  );
  const between = await startNginx(
    folder,
    Object.values(ports).map((port) => `http://127.0.0.1:${port}`),
  );
  onEnd(between.close);
  const paths = [
    '/',
    '/api/products?_start=0&_end=12',
    `/produits/${products[0]?.id}`,
    '/api/products?q=beurre',
    '/shop',
    '/admin/',
  ];
  const load = new ShopLoad(between.origin, products, { orders: 3, reads: 3, paths, editor: token });
  let seen = 0;
  const step = async (what: string, work: () => Promise<unknown>) => {
    await load.acknowledges(ORDERS_A_STEP);
    await work();
    await load.acknowledges(ORDERS_A_STEP);
    say(`  ${what}: ${load.requests} requests so far, ${load.failed.length - seen} failed meanwhile`);
    seen = load.failed.length;
  };
  let now = old;
  await step('the new one comes', async () => (now = await open('next')));
  await step('the old one goes', () => stop(old));
  await step('the old one is started again', async () => (old = await open('last')));
  await step('the new one goes: back on the old one', () => stop(now));
  await step('the new one comes again', async () => (now = await open('next')));
  await step('the old one goes for good', () => stop(old));
  await load.finish();
  for (const failed of load.failed.slice(0, 10)) say(`  ${failed.path}: ${failed.why}`);
  await provesOrders(database, load);
  const found = await checkInvariants(database, await openMediaFolder(mediaDir));
  say(
    `${load.requests} requests, ${load.failed.length} failed, ${load.acknowledged.length} orders, 0 lost, 0 doubled, ${found.length} invariants broken`,
  );
  process.exitCode = load.failed.length + found.length > 0 ? 1 : 0;
}

await withScratch(drill);
