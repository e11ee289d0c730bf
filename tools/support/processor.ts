import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../api/src/platform/database/database.ts';

/** The kernel counts in these, a second. */
const TICKS = 100;

type Stat = { name: string; parent: number; own: number; ended: number };

/** The kernel's figures of a process: processor time of its own and of its children that have ended, in s; `null` once it is gone. */
async function statOf(pid: number): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const found = /^\d+ \((.*)\) \S (.*)$/s.exec(text);
  if (!found) return null;
  const fields = found[2]!.split(' ').map(Number);
  // From the parent on: user and system time are the 11th and 12th, those of ended children the two behind.
  const seconds = (from: number) => (fields[from]! + fields[from + 1]!) / TICKS;
  return { name: found[1]!, parent: fields[0]!, own: seconds(10), ended: seconds(12) };
}

/** A process, and those that it or its children have started and that still run. */
export async function processesOf(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const pid of pids) parents.set(pid, (await statOf(pid))?.parent ?? 0);
  const isUnder = (pid: number): boolean => pid === root || (pid > 1 && isUnder(parents.get(pid) ?? 0));
  return pids.filter(isUnder);
}

/**
 * The processor time of a process and all that it started, in s: of those that run, and by the count that the kernel hands
 * to a parent, of those that have ended. A backend of PostgreSQL that goes meanwhile is not lost.
 */
export async function processorOf(root: number): Promise<number> {
  let seconds = 0;
  for (const pid of await processesOf(root)) {
    const stat = await statOf(pid);
    if (stat) seconds += stat.own + stat.ended;
  }
  return seconds;
}

/** What a server's processes hold, in bytes: one as it is resident, several by their shares of what they have together. */
export async function memoryOf(root: number): Promise<number> {
  const pids = await processesOf(root);
  const [file, line] =
    pids.length === 1 ? (['status', /^VmRSS:\s+(\d+)/m] as const) : (['smaps_rollup', /^Pss:\s+(\d+)/m] as const);
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')));
  return texts.reduce((sum, text) => sum + Number(line.exec(text)?.[1] ?? 0) * 1_024, 0);
}

/** PostgreSQL's first process, where it runs on this machine and may be read; else `null`. */
export async function findPostgres(database: Database): Promise<number | null> {
  const { rows } = await database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const backend = await statOf(rows[0]?.pid ?? 0);
  return backend?.name === 'postgres' ? backend.parent : null;
}
