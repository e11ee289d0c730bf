/**
 * The drill of a database that loses its machine: `npm run tools -- failover`. Three nodes of PostgreSQL under Patroni, strictly
 * synchronous, with three members of an etcd, behind HAProxy, with the configuration of `deploy/`; two processes of the built
 * shop on them, and shoppers who order without a pause, and read from the replicas what they wrote. Leaders are killed and come
 * back as replicas, one of them together with the leader of the etcd; one falls silent with its connections open; and the etcd
 * loses its leader alone. Prints figures, and ends with 1 where a promise does not hold. KEEP=1 leaves the logs.
 */
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseAccount } from '../../../api/src/platform/database/embedded/account.ts';
import { Cluster } from './cluster.mjs';
import { findPrograms } from './machine.mjs';
import { aboutPatroni } from './patroni-version.mjs';
import { Readers } from './readers.mjs';
import { broken, promise, say, seconds } from './report.mjs';
import { ROUNDS } from './rounds.mjs';
import { ANSWERED_MS, Orders, Shop } from './shop.mjs';
import { makeDatabase, readBack } from './stored-orders.mjs';

const PROCESSES = 2;

async function drill(programs, cluster, shop, folder) {
  say(aboutPatroni(programs));
  await cluster.start();
  const [leader, member] = [await cluster.leader(), await cluster.etcd.leader()];
  say(`three nodes, an etcd of ${cluster.etcd.members.length} and a balancer: ${leader.name} and ${member?.name} lead`);
  const addresses = await makeDatabase(programs, cluster);
  await shop.start(folder, addresses, PROCESSES);
  const pids = shop.pids.join(', ');
  const { products, ...changed } = await shop.fill();
  const orders = new Orders(shop.urls, products);
  const readers = new Readers(shop.urls, changed);
  say(`the shop serves by the processes ${pids}`);
  for (const round of ROUNDS) await round(cluster, orders);
  await orders.finish();
  await readers.finish();

  const { acknowledged, refused, repeats, longest } = orders;
  const { lost, doubled, unknown, faults } = await readBack(programs, addresses.url, folder, acknowledged);
  say(`${acknowledged.length} orders acknowledged, ${repeats} requests sent again`);
  promise(lost === 0, `${lost} acknowledged orders lost`);
  promise(doubled === 0, `${doubled} orders doubled`);
  promise(unknown === 0, `${unknown} orders that nobody was notified of`);
  promise(faults === '', faults || 'every invariant holds');
  promise(refused.length === 0, `${refused.length} orders refused ${[...new Set(refused)].slice(0, 3).join(', ')}`);
  promise(longest <= ANSWERED_MS, `the longest answer took ${seconds(longest)}`);
  const { used = 0, ...instead } = await shop.replicaReads();
  const { seen, stale, later } = readers;
  promise(
    stale === 0,
    `${stale} of ${seen + stale} reads lacked what another process had written (${later} came later)`,
  );
  promise(used > 0, `${used} statements read from replicas, by the primary instead ${JSON.stringify(instead)}`);
  promise(shop.isUnbroken, `no process of the shop was started again: ${shop.pids.join(', ')}`);
}

const folder = mkdtempSync(join(tmpdir(), 'karite-failover-'));
let isClosing = false;
let cluster;
const shop = new Shop();

async function close() {
  if (isClosing) return;
  isClosing = true;
  await shop.close();
  await cluster?.close();
  if (process.env.KEEP) say(`logs in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close().then(() => process.exit(1)));

try {
  const programs = findPrograms();
  const account = await chooseAccount();
  chmodSync(folder, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  cluster = new Cluster(programs, folder, account);
  await drill(programs, cluster, shop, folder);
  if (broken.length === 0) say('all promises hold');
} catch (error) {
  broken.push(error.message);
  say(error.message);
} finally {
  await close();
}
process.exit(broken.length > 0 ? 1 : 0);
