/** Three nodes of Patroni, three members of an etcd and an HAProxy on this machine, with the configuration of `deploy/`. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/support/root.mjs';
import { Etcd } from './etcd.mjs';
import { endProgram, familyOf, freePort, isRunning, makeFolder, signalAll, startProgram, until } from './machine.mjs';

const PATRONI = 'patroni.yml';
const HAPROXY = 'haproxy.cfg';
const NODES = ['node1', 'node2', 'node3'];
/** A replica follows when it lacks no more than this, in bytes. */
const FOLLOWS_WITHIN = 1_000_000;

const LOCAL = '127.0.0.1';

/** Patroni's status of a node, or nothing while it is away. */
async function query(port, path) {
  try {
    const answer = await fetch(`http://${LOCAL}:${port}${path}`, { signal: AbortSignal.timeout(2_000) });
    return { isYes: answer.ok, body: await answer.json() };
  } catch {
    return { isYes: false, body: {} };
  }
}

export class Cluster {
  #programs;
  #folder;
  #account;
  #haproxy;
  #nodes = [];
  /** The superuser's password; `superUrl` has it. */
  #secret = randomBytes(12).toString('hex');

  constructor(programs, folder, account) {
    this.#programs = programs;
    this.#folder = folder;
    this.#account = account;
    /** A member beside each node, as on three machines. */
    this.etcd = new Etcd(programs.etcd, folder, account);
  }

  async start() {
    // Where the account that runs them can read it.
    for (const file of [PATRONI, HAPROXY]) copyFileSync(join(root, 'deploy', file), join(this.#folder, file));
    for (const name of NODES) this.#nodes.push({ name, port: await freePort(), rest: await freePort() });
    await this.etcd.start(NODES.length);
    // The first one makes the cluster, and the others copy it.
    for (const node of this.#nodes) this.#startNode(node);
    await until('a leader', () => this.leader(), 90);
    this.primaryPort = await freePort();
    this.replicaPort = await freePort();
    await this.#startHaproxy();
    await this.untilWhole();
  }

  superUrl(port = this.primaryPort, database = 'postgres') {
    return `postgres://postgres:${this.#secret}@${LOCAL}:${port}/${database}`;
  }

  /** The node that leads by its own word; none while there is no such. */
  async leader() {
    const answers = await Promise.all(this.#nodes.map(async (node) => [node, await query(node.rest, '/primary')]));
    return answers.find(([, { isYes }]) => isYes)?.[0] ?? null;
  }

  /** Which history a node writes or follows: each failover begins another one. */
  async timelineOf(node) {
    return (await query(node.rest, '/patroni')).body.timeline;
  }

  /** The member of the etcd on a node's machine. */
  memberBeside = (node) => this.etcd.members[this.#nodes.indexOf(node)];

  /** Waits until one node leads, and both others follow it, one of them in step. */
  async untilWhole() {
    await until(
      'two replicas that follow, one of them in step',
      async () => {
        const answers = await Promise.all(this.#nodes.map(({ rest }) => query(rest, `/replica?lag=${FOLLOWS_WITHIN}`)));
        const inStep = await Promise.all(this.#nodes.map(({ rest }) => query(rest, '/sync')));
        const leads = await this.leader();
        const followers = answers.filter(({ isYes, body }) => isYes && body.timeline !== undefined);
        return leads && followers.length === 2 && inStep.some(({ isYes }) => isYes);
      },
      120,
    );
  }

  /** kill -9 of all that runs on a node, as a machine that dies. */
  kill(node) {
    signalAll(this.#pidsOf(node), 'SIGKILL');
  }

  /** Stops all that runs on a node without closing a connection, like a machine without a network cable. */
  freeze(node) {
    node.frozen = this.#pidsOf(node);
    signalAll(node.frozen, 'SIGSTOP');
  }

  /** Starts a node that died, or lets one go on that was frozen: it comes back as what the others have made of it. */
  async bringBack(node) {
    if (node.frozen) signalAll(node.frozen, 'SIGCONT');
    else {
      await node.patroni.ended;
      this.#startNode(node);
    }
    node.frozen = undefined;
    await this.untilWhole();
  }

  async close() {
    for (const node of this.#nodes) if (node.frozen) signalAll(node.frozen, 'SIGCONT');
    await endProgram(this.#haproxy);
    // Patroni stops its PostgreSQL in good order; what it leaves behind is ended.
    const left = this.#nodes.flatMap((node) => this.#pidsOf(node));
    await Promise.all(this.#nodes.map(({ patroni }) => endProgram(patroni, 20_000)));
    signalAll(
      left.filter((pid) => this.#isOurs(pid)),
      'SIGKILL',
    );
    await this.etcd.close();
  }

  #log = (name) => join(this.#folder, `${name}.log`);
  #dataOf = ({ name }) => join(this.#folder, name, 'data');

  /** Whether a process is of this cluster: a pid may have been given to somebody else. */
  #isOurs(pid) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.#folder);
    } catch {
      return false;
    }
  }

  #pidsOf(node) {
    let server = '';
    try {
      server = readFileSync(join(this.#dataOf(node), 'postmaster.pid'), 'utf8');
    } catch {
      // It does not run.
    }
    const postmaster = Number.parseInt(server, 10);
    const patroni = isRunning(node.patroni) ? familyOf(node.patroni.pid) : [];
    return [...new Set([...patroni, ...(this.#isOurs(postmaster) ? familyOf(postmaster) : [])])];
  }

  #startNode(node) {
    const folder = makeFolder(this.#folder, node.name, this.#account);
    node.patroni = startProgram(this.#programs.patroni, [join(this.#folder, PATRONI)], {
      log: this.#log(node.name),
      account: this.#account,
      env: {
        PATRONI_NAME: node.name,
        PATRONI_RESTAPI_LISTEN: `${LOCAL}:${node.rest}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${LOCAL}:${node.rest}`,
        PATRONI_POSTGRESQL_LISTEN: `${LOCAL}:${node.port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${LOCAL}:${node.port}`,
        PATRONI_POSTGRESQL_DATA_DIR: this.#dataOf(node),
        PATRONI_POSTGRESQL_BIN_DIR: this.#programs.folder,
        PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
        PATRONI_ETCD3_HOSTS: this.etcd.hosts,
        PATRONI_SUPERUSER_PASSWORD: this.#secret,
        PATRONI_REPLICATION_PASSWORD: this.#secret,
      },
    });
  }

  async #startHaproxy() {
    const addresses = this.#nodes.flatMap(({ name, port, rest }) => [
      [name.toUpperCase(), `${LOCAL}:${port}`],
      [`${name.toUpperCase()}_REST`, String(rest)],
    ]);
    this.#haproxy = startProgram(this.#programs.haproxy, ['-db', '-f', join(this.#folder, HAPROXY)], {
      log: this.#log('haproxy'),
      account: this.#account,
      env: {
        PRIMARY_BIND: `${LOCAL}:${this.primaryPort}`,
        REPLICA_BIND: `${LOCAL}:${this.replicaPort}`,
        ...Object.fromEntries(addresses),
      },
    });
  }
}
