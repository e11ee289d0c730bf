/**
 * What a million distinct addresses leave in memory: searches and pages that are answered, keys that nobody knows, and
 * long ones, asked of a production server in a process of its own. Build first.
 *
 *   npx tsx --conditions=source api/bench/distinct-addresses.ts    (ADDRESSES=1000000)
 */
import { Agent, request } from 'node:http';
import { startBenchServer } from './bench-server.ts';

const ADDRESSES = Number(process.env.ADDRESSES ?? 1_000_000);
const CONNECTIONS = 32;
const AIM = 1.3;
const MEMORY = ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'];
const long = 'x'.repeat(7_500);
const KINDS: ((at: number) => string)[] = [
  (at) => `/api/brands?name_like=${at}`,
  (at) => `/api/products?x=${at}${long}`,
  (at) => `/?x=${at}${long}`,
  (at) => `/api/brands?id=00000000-0000-4000-8000-${String(at).padStart(12, '0')}&_end=${1 + (at % 50)}`,
  (at) => `/shop?utm_source=${at}&page=2`,
  (at) => `/api/products/${at}`,
  (at) => (at % 1_000 < 10 ? `/nowhere/${at}` : `/api/brands/${at}?x=1`),
  (at) => `/api/brands?name_like=${at}${'y'.repeat(180)}`,
  (at) => `/api/categories/roots?${at}=1`,
  (at) => (at % 1_000 < 10 ? `/search?q=mot${at}` : `/produits/x?fbclid=${at}`),
];

const server = await startBenchServer();
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const statuses: Record<number, number> = {};
const ask = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const asked = request(server.url + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      statuses[answer.statusCode!] = (statuses[answer.statusCode!] ?? 0) + 1;
      answer.resume().once('end', resolve);
    });
    asked.once('error', reject).end();
  });

/** Asks for the addresses from `first` to before `end`, on all connections. */
async function askAll(first: number, end: number): Promise<void> {
  let next = first;
  const line = async () => {
    while (next < end) {
      const at = next;
      next += 1;
      await ask(KINDS[at % KINDS.length]!(at));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, line));
}

const memory = async () => {
  // A second look: what the first one lets go of is given back by then.
  await server.metric(MEMORY[0]!);
  return Promise.all(MEMORY.map((name) => server.metric(name)));
};
const shown = (bytes: number[]) =>
  MEMORY.map((name, index) => `${name.split('_').slice(1, -1).join(' ')} ${Math.round(bytes[index]! / 1e6)} MB`).join(
    ', ',
  );

try {
  // The shop as it serves: its pages drawn, its code compiled.
  await askAll(0, Math.min(2_000, ADDRESSES));
  for (const path of ['/', '/shop', '/promotions', '/brands', '/categories', '/cart', '/checkout']) await ask(path);
  const before = await memory();
  console.log(`before: ${shown(before)}`);
  for (let done = 2_000; done < ADDRESSES; done += 100_000) {
    await askAll(done, Math.min(done + 100_000, ADDRESSES));
    console.log(`after ${Math.min(done + 100_000, ADDRESSES)}: ${shown(await memory())}`);
  }
  const after = await memory();
  const growth = after[0]! / before[0]!;
  console.log(`answered ${JSON.stringify(statuses)}; resident memory x ${growth.toFixed(2)} (at most ${AIM})`);
  if (growth > AIM) process.exitCode = 1;
} finally {
  agent.destroy();
  await server.close();
}
