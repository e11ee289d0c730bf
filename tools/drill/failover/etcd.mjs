/** An etcd of several members on this machine, each with its own folder and ports; any of them may be lost and come back. */
import { join } from 'node:path';
import { freePort, makeFolder, startProgram, until } from './machine.mjs';

const LOCAL = '127.0.0.1';
const ASKED_MS = 2_000;

/** What a member answers by its HTTP gateway, or nothing while it is away. */
async function query({ client }, path, body) {
  try {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${client}${path}`, { ...sent, signal: AbortSignal.timeout(ASKED_MS) });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const statusOf = (member) => query(member, '/v3/maintenance/status', {});

/** Whether a member answers a read that a majority has agreed to: it takes part, and has what the others have. */
const isHealthy = async (member) => (await query(member, '/health'))?.health === 'true';

export class Etcd {
  members = [];
  #program;
  #folder;
  #account;

  constructor(program, folder, account) {
    this.#program = program;
    this.#folder = folder;
    this.#account = account;
  }

  async start(count) {
    for (let number = 1; number <= count; number += 1) {
      const [port, peerPort] = [await freePort(), await freePort()];
      const [client, peer] = [port, peerPort].map((each) => `http://${LOCAL}:${each}`);
      this.members.push({ name: `etcd${number}`, host: `${LOCAL}:${port}`, client, peer });
    }
    for (const member of this.members) this.#startMember(member);
    await this.untilWhole();
  }

  /** As Patroni takes them. */
  get hosts() {
    return this.members.map(({ host }) => host).join(',');
  }

  /** The member that leads by its own word; none while there is no such. */
  async leader() {
    const statuses = await Promise.all(this.members.map(statusOf));
    return this.members.find((_, index) => statuses[index] && statuses[index].leader === idIn(statuses[index])) ?? null;
  }

  /** Makes a member the leader. */
  async makeLeader(member) {
    await until(`${member.name} to lead`, async () => {
      const leader = await this.leader();
      if (leader === member) return true;
      const status = await statusOf(member);
      if (leader && status) await query(leader, '/v3/maintenance/transfer-leadership', { targetID: idIn(status) });
      return false;
    });
  }

  /** Waits until every member is healthy, and all follow the same leader. */
  async untilWhole() {
    await until('every member of the etcd', async () => {
      const healthy = await Promise.all(this.members.map(isHealthy));
      const leaders = await Promise.all(this.members.map(async (member) => (await statusOf(member))?.leader));
      return healthy.every(Boolean) && new Set(leaders).size === 1;
    });
  }

  /** kill -9. */
  kill({ child }) {
    child.kill('SIGKILL');
  }

  /** Starts a member that died, on the data that it had; waits until it takes part again. */
  async bringBack(member) {
    await member.child.ended;
    this.#startMember(member);
    await this.untilWhole();
  }

  /** Nothing of it is needed any more, and members that are stopped at once wait for each other. */
  async close() {
    for (const member of this.members) if (member.child) this.kill(member);
    await Promise.all(this.members.map(({ child }) => child?.ended));
  }

  #startMember(member) {
    const { name, client, peer } = member;
    const folder = makeFolder(this.#folder, name, this.#account);
    const all = this.members.map((each) => `${each.name}=${each.peer}`).join(',');
    const words = [`--name=${name}`, `--data-dir=${folder}`, `--initial-cluster=${all}`];
    const addresses = [`--listen-client-urls=${client}`, `--advertise-client-urls=${client}`];
    const peers = [`--listen-peer-urls=${peer}`, `--initial-advertise-peer-urls=${peer}`];
    const log = join(this.#folder, `${name}.log`);
    member.child = startProgram(this.#program, [...words, ...addresses, ...peers], { log, account: this.#account });
  }
}

/** The member's own number in its status. */
function idIn({ header }) {
  return header.member_id;
}
