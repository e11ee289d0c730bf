import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

const posix = process.platform !== 'win32';
const isRoot = process.getuid?.() === 0;
let dataDir: string;
let database: EmbeddedDatabase | undefined;
let holder: ChildProcess | undefined;

const start = async () => {
  database = await startEmbedded({ dataDir, log: () => undefined });
  return database;
};
const stop = async () => {
  await database?.stop();
  database = undefined;
};
async function query(sql: string, url = database!.url): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A Karité in a process of its own, so that it can be killed; answers its database's URL. */
async function startElsewhere(): Promise<string> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const module = pathToFileURL(fileURLToPath(new URL('./embedded.ts', import.meta.url))).href;
  const script = `import { startEmbedded } from ${JSON.stringify(module)};
    const { url } = await startEmbedded({ dataDir: process.argv[1], log: () => {} });
    console.log(url); setInterval(() => {}, 1000);`;
  const args = ['--import', tsx, '--input-type=module', '-e', script, dataDir];
  holder = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(holder.stdout!, 'data');
  return String(line).trim();
}
async function killHolder(): Promise<void> {
  if (!holder || holder.exitCode !== null || holder.signalCode) return;
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'karite-embedded-'));
  await chmod(dataDir, 0o755);
});
afterAll(async () => {
  await killHolder();
  await stop();
  // Had a test failed half-way, a server may be left: starting takes it over, stopping ends it.
  await start().then(stop, () => undefined);
  await rm(dataDir, { recursive: true, force: true });
});

describe.sequential('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('recovers from a set-up that was interrupted', async () => {
    await mkdir(join(dataDir, 'postgres.new-0123', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new-0123', 'PG_VERSION'), '18\n');
    await writeFile(join(dataDir, 'karite.lock'), '{"pid":');
    await start();
    const left = (await readdir(dataDir)).filter((name) => name.includes('new-') || name.includes('lock.'));
    expect(left).toEqual([]);
  });

  it('speaks UTF-8 and UTC, sorts in French, searches by trigram, and writes to the disk', async () => {
    await query('CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
    const [found] = await query(`SELECT current_setting('server_encoding') AS encoding,
      current_setting('TimeZone') AS zone, current_setting('fsync') AS fsync, unaccent('Crème brûlée') AS plain,
      (SELECT collname FROM pg_collation WHERE collname = 'fr-x-icu') AS french, lower('ÉTÉ') AS lower,
      similarity('été', 'ete') AS alike, (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super`);
    expect(found).toMatchObject({ encoding: 'UTF8', zone: 'UTC', fsync: 'on', plain: 'Creme brulee', lower: 'été' });
    expect(found).toMatchObject({ french: 'fr-x-icu', super: false });
  });

  it.runIf(posix)('keeps its password to itself, and listens on the loopback only', async () => {
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
    expect(new URL(database!.url).hostname).toBe('127.0.0.1');
    const open = new URL(database!.url);
    open.password = 'guess';
    await expect(query('SELECT 1', open.href)).rejects.toThrow(/password authentication failed/);
    await expect(query('SELECT 1', open.href.replace('karite:', 'postgres:'))).rejects.toThrow(/authentication failed/);
  });

  it('refuses a second start on the same data folder, and does no harm', async () => {
    await query('CREATE TABLE notes (word text); INSERT INTO notes VALUES ($$beurre$$)');
    await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow(/is in use by process/);
    expect(await query('SELECT word FROM notes')).toEqual([{ word: 'beurre' }]);
  });

  it('keeps its rows over a restart, and leaves no lock', async () => {
    await stop();
    expect(existsSync(join(dataDir, 'karite.lock'))).toBe(false);
    await start();
    expect(await query('SELECT word FROM notes')).toEqual([{ word: 'beurre' }]);
    await stop();
  });

  it('refuses while another process holds the folder, and takes over when that one was killed', async () => {
    const url = await startElsewhere();
    await expect(start()).rejects.toThrow(/is in use by process/);
    await query('INSERT INTO notes VALUES ($$karité$$)', url);
    await killHolder();
    expect(await query('SELECT word FROM notes', url)).toHaveLength(2); // the server outlives its parent, unharmed
    await start();
    expect(await query('SELECT word FROM notes')).toEqual([{ word: 'beurre' }, { word: 'karité' }]);
  });

  it.runIf(posix)('is not misled by pids that were given to somebody else', async () => {
    const cluster = join(dataDir, 'postgres');
    const lock = JSON.parse(await readFile(join(dataDir, 'karite.lock'), 'utf8'));
    await stop();
    await writeFile(join(dataDir, 'karite.lock'), JSON.stringify({ ...lock, started: '1' }));
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n`);
    await start();
    expect(await query('SELECT count(*)::int AS rows FROM notes')).toEqual([{ rows: 2 }]);
  });

  it.runIf(isRoot)('as root, finds a place for a data folder that the database user cannot reach', async () => {
    await stop();
    const closed = join(dataDir, 'closed');
    const open = () => startEmbedded({ dataDir: closed, log: () => undefined });
    const homeOf = async () => (await readFile(join(closed, 'postgres.path'), 'utf8')).trim();
    await mkdir(closed, { mode: 0o700 });
    const first = await open();
    const home = await homeOf();
    await query('CREATE TABLE notes AS SELECT 1 AS one', first.url);
    await first.stop();
    const second = await open();
    expect(await query('SELECT one FROM notes', second.url)).toEqual([{ one: 1 }]);
    await second.stop();
    expect((await stat(home)).uid).toBe(0);
    expect((await stat(join(home, 'postgres'))).uid).not.toBe(0);

    await rm(closed, { recursive: true });
    await mkdir(closed, { mode: 0o700 });
    const other = await open(); // an empty folder of the same name gets a database of its own
    await expect(query('SELECT one FROM notes', other.url)).rejects.toThrow(/does not exist/);
    await other.stop();
    for (const folder of [home, await homeOf()]) await rm(folder, { recursive: true, force: true });
  });
});
