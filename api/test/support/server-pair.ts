import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../src/platform/database/database.ts';
import { chooseAccount, giveTo } from '../../src/platform/database/embedded/account.ts';
import { findBinaries } from '../../src/platform/database/embedded/binaries.ts';
import { run } from '../../src/platform/database/embedded/process.ts';
import { startServer, stopServer } from '../../src/platform/database/embedded/server.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';

/** Two real servers: one that is written to, with a migrated and empty shop, and one that follows it by streaming. */
export type ServerPair = {
  url: string;
  replicaUrl: string;
  /** The replica goes on receiving, and shows nothing new. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** kill -9 of the replica. */
  killReplica(): Promise<void>;
  /** Makes a server of its own of the replica, as when it is taken for the leader. */
  promoteReplica(): Promise<void>;
  /** Makes a replica of it again, further on than the other server but with a history of its own; returns its new address. */
  demoteReplica(): Promise<string>;
  close(): Promise<void>;
};

const USER = 'karite';
const addressAt = (port: number, user = USER) => `postgres://${user}@127.0.0.1:${port}/${user}`;

/** Runs one statement as superuser. */
async function command(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Makes and starts both, in a temporary folder; the replica is a copy of the other's files. */
export async function startServerPair(): Promise<ServerPair> {
  const folder = await mkdtemp(path.join(tmpdir(), 'karite-pair-'));
  await chmod(folder, 0o755);
  const account = await chooseAccount();
  const binaries = await findBinaries(account, () => undefined);
  const server = (name: string) => ({ cluster: path.join(folder, name), account, binaries, isPassing: true });
  const [primary, replica] = [server('primary'), server('replica')];

  await mkdir(primary.cluster, { mode: 0o700 });
  await giveTo(account, primary.cluster);
  const made = await run(binaries.initdb, ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'], {
    account,
    env: { PGDATA: primary.cluster },
    timeoutMs: 120_000,
  });
  if (made.code !== 0) throw new Error(made.output);
  // A replica must find in the copy the settings that the server runs by.
  await startServer(primary);
  await stopServer(primary);
  await cp(primary.cluster, replica.cluster, { recursive: true });

  const port = await startServer(primary);
  const line = `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`;
  await writeFile(path.join(replica.cluster, 'postgresql.auto.conf'), line);
  await writeFile(path.join(replica.cluster, 'standby.signal'), '');
  await giveTo(account, replica.cluster);
  await chmod(replica.cluster, 0o700);
  const replicaPort = await startServer(replica);

  const owner = new URL('/postgres', addressAt(port, 'postgres')).href;
  await command(owner, `create role ${USER} login createdb`);
  await command(owner, `create database ${USER} owner ${USER} template template0 encoding 'UTF8'`);
  const database = openDatabase(addressAt(port), 1);
  await migrateDatabase(database);
  await database.close();

  const onReplica = (text: string) => command(new URL('/postgres', addressAt(replicaPort, 'postgres')).href, text);
  return {
    url: addressAt(port),
    replicaUrl: addressAt(replicaPort),
    pauseReplay: () => onReplica('select pg_wal_replay_pause()'),
    resumeReplay: () => onReplica('select pg_wal_replay_resume()'),
    async killReplica() {
      const pid = Number.parseInt(await readFile(path.join(replica.cluster, 'postmaster.pid'), 'utf8'), 10);
      process.kill(pid, 'SIGKILL');
    },
    promoteReplica: () => onReplica('select pg_promote()'),
    async demoteReplica() {
      await onReplica('create table further as select generate_series(1, 200000) as number');
      await onReplica('checkpoint');
      await stopServer(replica);
      await writeFile(path.join(replica.cluster, 'standby.signal'), '');
      await giveTo(account, replica.cluster);
      return addressAt(await startServer(replica));
    },
    async close() {
      await stopServer(replica);
      await stopServer(primary);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
