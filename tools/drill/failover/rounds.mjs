/** The rounds of the drill: what is lost under order load, what must hold meanwhile, and how it comes back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { root } from '../../../scripts/support/root.mjs';
import { until } from './machine.mjs';
import { promise, say, seconds } from './report.mjs';

/** Orders are acknowledged again within so many seconds. */
const AIM_S = 30;
/** While only a member of the etcd is away, orders never pause for longer, in seconds. */
const PAUSE_S = 3;
/** So long orders come in before a leader goes, and after the next one is there, in ms. */
const BEFORE_MS = 5_000;

const { ttl } = parse(readFileSync(join(root, 'deploy', 'patroni.yml'), 'utf8')).bootstrap.dcs;

/** What is lost, in this order. */
export const ROUNDS = [
  (cluster, orders) => loseLeader(cluster, orders, 'killed'),
  loseMember,
  loseMachine,
  (cluster, orders) => loseLeader(cluster, orders, 'killed'),
  (cluster, orders) => loseLeader(cluster, orders, 'frozen'),
];

/** The node that leads goes, and its etcd stays. */
async function loseLeader(cluster, orders, way) {
  await pause(BEFORE_MS);
  const leader = await cluster.leader();
  say(`${leader.name}, which leads, is ${way} after ${orders.acknowledged.length} orders`);
  const at = performance.now();
  if (way === 'killed') cluster.kill(leader);
  else cluster.freeze(leader);
  await ordersAgain(cluster, orders, at);
  await comeBack(cluster, leader);
}

/** The node that leads and the member that leads the etcd go at once, as the machine that has both. */
async function loseMachine(cluster, orders) {
  const leader = await cluster.leader();
  const member = cluster.memberBeside(leader);
  await cluster.etcd.makeLeader(member);
  await pause(BEFORE_MS);
  const leads = (await cluster.etcd.leader())?.name;
  const before = orders.acknowledged.length;
  say(
    `${leader.name}, which leads, and ${member.name} beside it (${leads} leads the etcd) are killed after ${before} orders`,
  );
  const at = performance.now();
  cluster.etcd.kill(member);
  cluster.kill(leader);
  await ordersAgain(cluster, orders, at);
  say(`    the etcd is led by ${(await cluster.etcd.leader())?.name}`);
  await cluster.etcd.bringBack(member);
  say(`    ${member.name} is back and healthy`);
  await comeBack(cluster, leader);
}

/** Only the member that leads the etcd goes: for longer than the `ttl`, so that a leader that could not renew its lock would go. */
async function loseMember(cluster, orders) {
  await pause(BEFORE_MS);
  const leader = await cluster.leader();
  const member = await until('a leader of the etcd', () => cluster.etcd.leader());
  const timeline = await cluster.timelineOf(leader);
  const before = orders.acknowledged.length;
  say(`${member.name}, which leads the etcd, is killed after ${before} orders`);
  const at = performance.now();
  cluster.etcd.kill(member);
  await pause(ttl * 1_000 + BEFORE_MS);
  const longest = orders.longestPauseSince(at);
  const without = seconds(performance.now() - at);
  promise(
    longest <= PAUSE_S * 1_000,
    `${orders.acknowledged.length - before} orders within ${without} without it, the longest pause ${seconds(longest)}`,
  );
  const leads = await cluster.leader();
  const isSame = leads === leader && (await cluster.timelineOf(leader)) === timeline;
  promise(
    isSame,
    `${leads?.name} leads as before, no failover; the etcd is led by ${(await cluster.etcd.leader())?.name}`,
  );
  await cluster.etcd.bringBack(member);
  say(`    ${member.name} is back and healthy`);
}

async function ordersAgain(cluster, orders, at) {
  const again = await until('an order that is acknowledged', () => orders.firstSentAfter(at), 120);
  const next = await cluster.leader();
  promise(again - at <= AIM_S * 1_000, `orders again after ${seconds(again - at)}, by ${next?.name} (ttl ${ttl} s)`);
  await pause(BEFORE_MS);
}

async function comeBack(cluster, node) {
  await cluster.bringBack(node);
  const leader = await cluster.leader();
  promise(leader && leader !== node, `${node.name} is back as a replica, ${leader?.name} leads`);
}
