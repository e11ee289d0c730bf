/** The shop's database, and the orders in it. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/support/root.mjs';
import { until } from './machine.mjs';

const run = promisify(execFile);
const CHECK = join(root, 'api', 'dist', 'operations', 'commands', 'check-invariants.js');
const MOST_BYTES = 100_000_000;

/** Runs SQL; returns its rows as texts, their columns parted by `|`. */
async function query(psql, url, ...statements) {
  const words = statements.flatMap((statement) => ['-c', statement]);
  const { stdout } = await run(psql, ['-XAtq', '-v', 'ON_ERROR_STOP=1', ...words, url], { maxBuffer: MOST_BYTES });
  return stdout.split('\n').filter(Boolean);
}

/** Makes the shop's role and database through the balancer; returns the addresses that the shop is given. */
export async function makeDatabase({ psql }, cluster) {
  const secret = randomBytes(12).toString('hex');
  const owner = cluster.superUrl();
  await until('the balancer', () => query(psql, owner, 'select 1').catch(() => null));
  await query(
    psql,
    owner,
    `create role karite login password '${secret}'`,
    'create database karite owner karite',
    // So that a replica is queried again as soon as it follows another leader.
    'grant pg_read_all_stats to karite',
  );
  const at = (port) => `postgres://karite:${secret}@127.0.0.1:${port}/karite`;
  return { url: at(cluster.primaryPort), replicaUrl: at(cluster.replicaPort) };
}

/** The leader's orders: how many are missing, duplicated or unacknowledged; and broken invariants. */
export async function readBack({ psql }, url, folder, acknowledged) {
  const rows = (await query(psql, url, 'select id, order_id from orders')).map((row) => row.split('|'));
  const byId = new Map(rows);
  const acknowledgedIds = new Set(acknowledged.map(({ orderId }) => orderId));
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder };
  return {
    lost: acknowledged.filter(({ id, orderId }) => byId.get(id) !== orderId).length,
    doubled: rows.length - new Set(byId.values()).size,
    unknown: rows.filter(([, orderId]) => !acknowledgedIds.has(orderId)).length,
    faults: await run(process.execPath, [CHECK], { env, maxBuffer: MOST_BYTES }).then(
      () => '',
      ({ stdout, stderr }) => `${stdout}${stderr}`.trim(),
    ),
  };
}
