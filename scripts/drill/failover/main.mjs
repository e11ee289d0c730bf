/**
 * The drill of a database that loses its machine: `npm run drill:failover`. Three nodes of PostgreSQL under Patroni, strictly
 * synchronous, behind HAProxy, with the configuration of `deploy/`; two processes of the built shop on them, and shoppers who
 * order without a pause, and read from the replicas what they wrote. The leader is killed, brought back as a replica, and so is the next one; the third falls silent with
 * its connections open. Prints figures, and ends with 1 where a promise does not hold. KEEP=1 leaves the logs.
 */
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { chooseAccount } from '../../../api/src/database/embedded/account.ts';
import { root } from '../../root.mjs';
import { Cluster } from './cluster.mjs';
import { findPrograms, until } from './machine.mjs';
import { makeDatabase, readBack } from './orders-kept.mjs';
import { Readers } from './readers.mjs';
import { ANSWERED_MS, Orders, Shop } from './shop.mjs';

/** Orders are acknowledged again within so many seconds. */
const AIM_S = 30;
/** So long orders come in before a leader goes, and after the next one is there, in ms. */
const BEFORE_MS = 5_000;
const PROCESSES = 2;
const WAYS = ['killed', 'killed', 'frozen'];

const { ttl } = parse(readFileSync(join(root, 'deploy', 'patroni.yml'), 'utf8')).bootstrap.dcs;
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
const since = performance.now();
const say = (line) => console.log(`${seconds(performance.now() - since).padStart(7)}  ${line}`);

const broken = [];
/** A promise: said, and noted when it does not hold. */
function promise(isKept, line) {
  say(`${isKept ? '   ' : 'NO '} ${line}`);
  if (!isKept) broken.push(line);
}

/** One leader goes under order load; waits until orders are acknowledged again. */
async function loseLeader(cluster, orders, way) {
  await pause(BEFORE_MS);
  const leader = await cluster.leader();
  const before = orders.acknowledged.length;
  if (way === 'killed') cluster.kill(leader);
  else cluster.freeze(leader);
  const at = performance.now();
  say(`${leader.name}, which leads, is ${way} after ${before} orders`);
  const again = await until('an order that is acknowledged', () => orders.firstSentAfter(at), 120);
  const next = await cluster.leader();
  promise(again - at <= AIM_S * 1_000, `orders again after ${seconds(again - at)}, by ${next?.name} (ttl ${ttl} s)`);
  await pause(BEFORE_MS);
  await cluster.bringBack(leader);
  say(`    ${leader.name} is back, as a replica of ${(await cluster.leader()).name}`);
}

async function drill(programs, cluster, shop, folder) {
  await cluster.start();
  say(`three nodes and a balancer: ${(await cluster.leader()).name} leads`);
  const addresses = await makeDatabase(programs, cluster);
  await shop.start(folder, addresses, PROCESSES);
  const pids = shop.pids.join(', ');
  const { products, ...changed } = await shop.fill();
  const orders = new Orders(shop.urls, products);
  const readers = new Readers(shop.urls, changed);
  say(`the shop serves by the processes ${pids}`);
  for (const way of WAYS) await loseLeader(cluster, orders, way);
  await orders.finish();
  await readers.finish();

  const { acknowledged, refused, repeats, longest } = orders;
  const { lost, doubled, unknown, faults } = await readBack(programs, addresses.url, folder, acknowledged);
  say(`${acknowledged.length} orders acknowledged, ${repeats} requests sent again`);
  promise(lost === 0, `${lost} acknowledged orders lost`);
  promise(doubled === 0, `${doubled} orders doubled`);
  promise(unknown === 0, `${unknown} orders that nobody was told of`);
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
