/**
 * Promise P52: 5 000 products are tried and imported while shoppers order some of them: how long does it take, how long
 * do the orders wait, is the event loop held? What is imported is taken back, what was added and what was changed. Then two
 * imports at once, and a file that unpacks to 0.9 GB. Client and server share this machine.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@karite/shared/resources';
import { hostileSheets, workbookOf } from '../../api/test/support/hostile-sheets.ts';
import { orderOf } from '../../api/test/support/makers.ts';
import { zipOf } from '../../testing/zip.ts';
import { latencies, numberOf, quantile } from '../support/figures.ts';
import { ownDatabase } from '../support/own-database.ts';
import { withScratch } from '../support/scratch.ts';
import { JSON_BODY, jsonOf, signIn, startShop } from '../support/shop-process.ts';

const ROWS = numberOf('ROWS', 5_000);
/** Up to what is taken back. */
const IS_UNDO_ALL = process.env.ONLY === 'undo';
/** An order every so many ms, whether the last was answered or not: 20 a second. */
const ORDER_EVERY_MS = 50;
const BOMB_BYTES = 900_000_000;
const MB = 1_048_576;

/** The promise (P52), in ms: the longest `/health/live`, and the orders' p95, whatever is imported meanwhile. */
const LIVE_MS = 100;
const ORDER_MS = 100;

type Job = {
  id: string;
  state: string;
  problem: string | null;
  report: Record<string, unknown> | null;
  undo: Record<string, unknown> | null;
};
type Run = { seconds: number; status: number; job: Job };
const isRun = (value: unknown): value is Run => typeof value === 'object' && value !== null && 'job' in value;

await withScratch(async (scratch) => {
  const { url: databaseUrl } = await ownDatabase(scratch);
  const { url, metric } = await startShop(scratch, { url: databaseUrl, seed: 'demo' });
  const api = `${url}/api`;
  const authorization = { authorization: `Bearer ${await signIn(url)}` };
  /** The most memory that the server was seen to hold, in bytes. */
  let peak = 0;

  /** Waits until a job that was begun just now has ended. */
  async function endOf(begun: Response, since: number): Promise<Run> {
    let job = (await begun.json()) as Job;
    let turn = 0;
    while (job.state === 'running') {
      await pause(50);
      turn += 1;
      // The measurement itself collects garbage, which takes its time.
      if (turn % 40 === 0) peak = Math.max(peak, await metric('process_resident_memory_bytes'));
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

  /** Orders at an even rate of products that are being imported; prints how long they took meanwhile. */
  async function whileOrdering<T>(what: string, products: Product[], work: () => Promise<T>): Promise<T> {
    const [times, live]: [number[], number[]] = [[], []];
    const failed = new Map<number, number>();
    const begun: Promise<void>[] = [];
    const order = async (turn: number) => {
      const payload = orderOf([products[turn % products.length]!, products[(turn + 17) % products.length]!]);
      payload.orderId = `ORDER_${Date.now()}_banc${turn}`;
      const since = performance.now();
      const body = JSON.stringify(payload);
      const answer = await fetch(`${api}/orders`, { method: 'POST', headers: JSON_BODY, body });
      await answer.text();
      times.push(performance.now() - since);
      // The price changed meanwhile: that is what the import is for.
      if (answer.status !== 201 && answer.status !== 409)
        failed.set(answer.status, (failed.get(answer.status) ?? 0) + 1);
    };
    const measure = async () => {
      const since = performance.now();
      await (await fetch(`${url}/health/live`)).text();
      live.push(performance.now() - since);
    };
    const timer = setInterval(() => begun.push(order(begun.length), measure()), ORDER_EVERY_MS);
    const done = await work();
    clearInterval(timer);
    await Promise.all(begun);
    const odd = [...failed].map(([status, count]) => `, ${count} × ${status}`).join('');
    const lag = Math.round((await metric('nodejs_eventloop_lag_p99_seconds')) * 1_000);
    const longest = quantile(live, 1);
    console.log(
      `  meanwhile ${times.length} orders: ${latencies(times)}${odd}; /health/live longest ${longest.toFixed(0)} ms; event loop p99 ${lag} ms`,
    );
    if (longest > LIVE_MS || quantile(times, 0.95) > ORDER_MS) process.exitCode = 1;
    for (const each of [done].flat()) if (isRun(each)) print(what, each);
    return done;
  }

  function print(what: string, { seconds, status, job }: Run): void {
    const { problems, unsaved: _named, unsavedCount, ...counts } = job.report ?? job.undo ?? {};
    const faults = Array.isArray(problems) ? `, ${problems.length} problems, ${unsavedCount} unsaved` : '';
    console.log(
      `${what}: ${seconds.toFixed(2)} s, ${status} ${job.problem ?? job.state ?? ''} ${JSON.stringify(counts)}${faults}; memory at most ${Math.round(peak / MB)} MB`,
    );
    peak = 0;
  }

  async function readProducts(): Promise<Product[]> {
    const products: Product[] = [];
    for (let start = 0; products.length === start; start += 1_000)
      products.push(
        ...(await jsonOf<Product[]>(fetch(`${api}/products?_sort=id&_start=${start}&_end=${start + 1_000}`))),
      );
    return products;
  }

  const sheetOf = (products: Product[], more: number) =>
    `Identifiant;Nom;Prix;Description;Stock\n${products
      .map((it) => `${it.id};${it.name};${it.price + more};"${it.description ?? ''}";En stock\n`)
      .join('')}`;

  const before = await readProducts();
  const brand = before.find((it) => it.brand)?.brand?.name ?? '';
  const rows = Array.from({ length: ROWS }, (_, at) => `Savon ${at};${1_000 + at};${brand};Nouveau;En stock\n`);
  const fresh = `Nom;Prix;Marque;Badge;Stock\n${rows.join('')}`;
  await whileOrdering('Dry run of new products', before, () => run(fresh, true));
  const made = await whileOrdering(`Import of ${ROWS} new products`, before, () => run(fresh, false));
  await whileOrdering('All of it taken back', before, () => undo(made));
  await run(fresh, false);
  const products = (await readProducts()).slice(-ROWS);
  const raised = sheetOf(products, 100);
  if (!IS_UNDO_ALL) await whileOrdering('Dry run of changes', products, () => run(raised, true));
  const changed = await whileOrdering(`Import of ${ROWS} changes`, products, () => run(raised, false));
  await whileOrdering('The same again', products, () => run(raised, false));
  await whileOrdering('The changes taken back', products, () => undo(changed));
  if (IS_UNDO_ALL) return;

  const [one, two] = [sheetOf(products, 10), sheetOf([...products].reverse(), 20)];
  await whileOrdering('Each of two at once', products, () => Promise.all([run(one, false), run(two, false)]));
  const hostile = Object.values(hostileSheets());
  console.log(`${hostile.length} hostile files`);
  await whileOrdering('', products, async () => {
    for (const file of hostile) await run(file, true);
  });
  const bomb = zipOf(workbookOf(Buffer.alloc(BOMB_BYTES, ' ')));
  const size = `${Math.round(bomb.length / 1_000)} kB that unpack to ${BOMB_BYTES / 1e9} GB`;
  await whileOrdering(size, products, () => run(bomb, true));
  console.log(`  memory ${Math.round((await metric('process_resident_memory_bytes')) / MB)} MB afterwards`);
});
