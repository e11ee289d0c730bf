/**
 * Promise P52: 5 000 products are tried and imported while shoppers order some of them: how long does it take, how long
 * do the orders wait, is the event loop held? What is imported is taken back, what was added and what was changed. Then two
 * imports at once, and a file that unpacks to 0.9 GB. Client and server share this machine. Build first.
 *
 *   npm run bench:imports
 *   ROWS=50000 npm run bench:imports
 *   ROWS=50000 ONLY=undo npm run bench:imports     (up to what is taken back)
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@karite/shared/resources';
import { hostileSheets, workbookOf, zipOf } from '../testing/hostile-sheets.ts';
import { orderOf } from '../testing/makers.ts';
import { ADMIN, startBenchServer } from './bench-server.ts';

const ROWS = Number(process.env.ROWS ?? 5_000);
const IS_UNDO_ALL = process.env.ONLY === 'undo';
/** An order every so many ms, whether the last was answered or not: 20 a second. */
const ORDER_EVERY_MS = 50;
const BOMB_BYTES = 900_000_000;
const MB = 1_048_576;

const server = await startBenchServer();
const api = `${server.url}/api`;
const json = { 'content-type': 'application/json' };
const signedIn = await fetch(`${api}/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(ADMIN) });
const { access_token: token } = (await signedIn.json()) as { access_token: string };
const authorization = { authorization: `Bearer ${token}` };

/** The most memory that the server was seen to hold, in bytes. */
let peak = 0;

type Job = {
  id: string;
  state: string;
  problem: string | null;
  report: Record<string, unknown> | null;
  undo: Record<string, unknown> | null;
};
type Run = { seconds: number; status: number; job: Job };

/** Waits until a job that was begun just now has ended. */
async function endOf(begun: Response, since: number): Promise<Run> {
  let job = (await begun.json()) as Job;
  let turn = 0;
  while (job.state === 'running') {
    await pause(50);
    turn += 1;
    // The look itself collects what is no longer used, which takes its time.
    if (turn % 40 === 0) peak = Math.max(peak, await server.metric('process_resident_memory_bytes'));
    job = (await (await fetch(`${api}/jobs/${job.id}`, { headers: authorization })).json()) as Job;
  }
  return { seconds: (performance.now() - since) / 1_000, status: begun.status, job };
}

async function run(sheet: string | Buffer, isDryRun: boolean): Promise<Run> {
  const since = performance.now();
  const body = new FormData();
  body.append('file', new File([typeof sheet === 'string' ? sheet : new Uint8Array(sheet)], 'produits'));
  const url = `${api}/products/import?dryRun=${isDryRun}`;
  return endOf(await fetch(url, { method: 'POST', headers: authorization, body }), since);
}

/** Takes a whole import back. */
async function undo({ job: { id } }: Run): Promise<Run> {
  const since = performance.now();
  return endOf(await fetch(`${api}/imports/${id}/undo`, { method: 'POST', headers: authorization }), since);
}

/** The promise (P52), in ms: the longest `/health/live`, and the orders' p95, whatever is imported meanwhile. */
const LIVE_MS = 100;
const ORDER_MS = 100;

const quantile = (times: number[], share: number) => {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

/** Orders at an even rate while something is done, of products that are being imported; prints how long they took. */
async function whileOrdering<T>(what: string, products: Product[], work: () => Promise<T>): Promise<T> {
  const times: number[] = [];
  const live: number[] = [];
  const failed = new Map<number, number>();
  const under: Promise<void>[] = [];
  let turn = 0;
  const order = async () => {
    turn += 1;
    const payload = orderOf([products[turn % products.length]!, products[(turn + 17) % products.length]!]);
    payload.orderId = `ORDER_${Date.now()}_banc${turn}`;
    const since = performance.now();
    const answer = await fetch(`${api}/orders`, { method: 'POST', headers: json, body: JSON.stringify(payload) });
    await answer.text();
    times.push(performance.now() - since);
    // The price changed meanwhile: that is what the import is for.
    if (answer.status !== 201 && answer.status !== 409) failed.set(answer.status, (failed.get(answer.status) ?? 0) + 1);
  };
  const look = async () => {
    const since = performance.now();
    await (await fetch(`${server.url}/health/live`)).text();
    live.push(performance.now() - since);
  };
  const timer = setInterval(() => under.push(order(), look()), ORDER_EVERY_MS);
  const done = await work();
  clearInterval(timer);
  await Promise.all(under);
  const odd = [...failed].map(([status, count]) => `, ${count} × ${status}`).join('');
  console.log(
    `${what}: ${times.length} orders p50 ${quantile(times, 0.5)}, p95 ${quantile(times, 0.95)}, longest ${quantile(times, 1)} ms${odd}; /health/live longest ${quantile(live, 1)} ms; event loop p99 ${Math.round((await server.metric('nodejs_eventloop_lag_p99_seconds')) * 1_000)} ms`,
  );
  if (quantile(live, 1) > LIVE_MS || quantile(times, 0.95) > ORDER_MS) process.exitCode = 1;
  return done;
}

async function readProducts(): Promise<Product[]> {
  const products: Product[] = [];
  for (let start = 0; ; start += 1_000) {
    const page = (await (
      await fetch(`${api}/products?_sort=id&_start=${start}&_end=${start + 1_000}`)
    ).json()) as Product[];
    products.push(...page);
    if (page.length < 1_000) return products;
  }
}

const tell = (what: string, { seconds, status, job }: Run) => {
  const {
    problems,
    unsaved: _named,
    unsavedCount,
    ...counts
  } = (job.report ?? job.undo ?? {}) as Record<string, unknown> & {
    problems?: unknown[];
  };
  const faults = job.report ? `, ${problems?.length} problems, ${unsavedCount} unsaved` : '';
  console.log(
    `${what}: ${seconds.toFixed(2)} s, ${status} ${job.problem ?? job.state ?? ''} ${JSON.stringify(counts)}${faults}; memory at most ${Math.round(peak / MB)} MB`,
  );
  peak = 0;
};
const sheetOf = (products: Product[], price: (product: Product, index: number) => number) =>
  `Identifiant;Nom;Prix;Description;Stock\n${products
    .map((it, index) => `${it.id};${it.name};${price(it, index)};"${it.description ?? ''}";En stock\n`)
    .join('')}`;

/** Two imports of the same products at once, and files that mean harm. */
async function othersToo(products: Product[]): Promise<void> {
  const [one, two] = [10, 20].map((more) =>
    sheetOf(more === 10 ? products : [...products].reverse(), (it) => it.price + more),
  );
  const both = await whileOrdering('Two at once', products, () => Promise.all([run(one!, false), run(two!, false)]));
  for (const each of both) tell('  each', each);

  const hostile = Object.values(hostileSheets());
  await whileOrdering(`${hostile.length} hostile files`, products, async () => {
    for (const file of hostile) await run(file, true);
  });

  const rss = await server.metric('process_resident_memory_bytes');
  const bomb = zipOf(workbookOf(Buffer.alloc(BOMB_BYTES, ' ')));
  console.log(`A file of ${Math.round(bomb.length / 1_000)} kB that unpacks to ${BOMB_BYTES / 1e9} GB`);
  tell('  read', await whileOrdering('  meanwhile', products, () => run(bomb, true)));
  console.log(
    `  memory ${Math.round(rss / MB)} → ${Math.round((await server.metric('process_resident_memory_bytes')) / MB)} MB`,
  );
}

try {
  const before = await readProducts();
  const brand = before.find((it) => it.brand)?.brand?.name ?? '';
  const added = Array.from({ length: ROWS }, (_, at) => `Savon ${at};${1_000 + at};${brand};Nouveau;En stock`).join(
    '\n',
  );
  const fresh = `Nom;Prix;Marque;Badge;Stock\n${added}\n`;
  tell('Dry run of new products', await whileOrdering('  meanwhile', before, () => run(fresh, true)));
  const made = await whileOrdering('  meanwhile', before, () => run(fresh, false));
  tell(`Import of ${ROWS} new products`, made);
  tell('All of it taken back', await whileOrdering('  meanwhile', before, () => undo(made)));
  await run(fresh, false);
  const products = (await readProducts()).slice(-ROWS);
  const raised = sheetOf(products, (it) => it.price + 100);
  if (!IS_UNDO_ALL) tell('Dry run of changes', await whileOrdering('  meanwhile', products, () => run(raised, true)));
  const changed = await whileOrdering('  meanwhile', products, () => run(raised, false));
  tell(`Import of ${ROWS} changes`, changed);
  tell('The same again', await whileOrdering('  meanwhile', products, () => run(raised, false)));
  tell('The changes taken back', await whileOrdering('  meanwhile', products, () => undo(changed)));
  if (!IS_UNDO_ALL) await othersToo(products);
} finally {
  await server.close();
}
