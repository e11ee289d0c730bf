/**
 * Promise P45: half of what the server can do, for long: does its memory grow, does anything fail, does it keep what it
 * opened? Then three times what it can do: are those it takes still answered soon, and the others refused at once? Load and
 * server share this machine.
 */
import { numberOf, quantile } from '../support/figures.ts';
import { ownDatabase } from '../support/own-database.ts';
import { withScratch } from '../support/scratch.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { Load, openKinds, type Tally } from './soak-load.ts';

const MINUTES = numberOf('SOAK_MINUTES', 10);
const LANES = 16;
const CAPACITY_SECONDS = 15;
const OVERLOAD_SECONDS = 20;
const SAMPLE_EVERY_MS = 5_000;
/** The first part is warm-up: caches fill, code is compiled. */
const WARM_UP_SHARE = 0.3;
const MOST_MB_AN_HOUR = 1;
const MOST_P95_MS = 1_000;
const MB = 1_048_576;

type Sample = { hours: number; heap: number; rss: number; handles: number; files: number };

const quantiles = (times: number[]) => [0.5, 0.95, 0.99].map((share) => Math.round(quantile(times, share)));

/** By how much something grows an hour: the straight line through what was seen. */
function slope(samples: Sample[], of: (sample: Sample) => number): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map((sample) => sample.hours)), mean(samples.map(of))];
  const over = samples.reduce((sum, sample) => sum + (sample.hours - x) * (of(sample) - y), 0);
  return over / samples.reduce((sum, sample) => sum + (sample.hours - x) ** 2, 0);
}

async function sample(server: ShopProcess, since: number): Promise<Sample> {
  const read = (line: string) => server.metric(line);
  return {
    hours: (performance.now() - since) / 3_600_000,
    heap: (await read('nodejs_heap_size_used_bytes')) / MB,
    rss: (await read('process_resident_memory_bytes')) / MB,
    handles: await read('nodejs_active_resources_total'),
    files: await read('process_open_fds'),
  };
}

function print(tallies: Map<string, Tally>): { failed: number; refused: number; p95: number } {
  const all = [...tallies.values()];
  for (const [name, { times, refusedTimes, failed }] of tallies) {
    const [p50, p95, p99] = quantiles(times);
    const odd = [...failed].map(([why, count]) => `, ${count} × ${why}`).join('');
    console.log(
      `  ${name.padEnd(12)} ${times.length} answered: p50 ${p50}, p95 ${p95}, p99 ${p99} ms; ${refusedTimes.length} refused (p95 ${quantiles(refusedTimes)[1]} ms)${odd}`,
    );
  }
  return {
    failed: all.flatMap(({ failed }) => [...failed.values()]).reduce((sum, count) => sum + count, 0),
    refused: all.reduce((sum, { refusedTimes }) => sum + refusedTimes.length, 0),
    p95: quantiles(all.flatMap(({ times }) => times))[1]!,
  };
}

await withScratch(async (scratch) => {
  const { url } = await ownDatabase(scratch);
  const server = await startShop(scratch, { url, seed: 'demo' });
  const kinds = await openKinds(server.url);
  await new Load(kinds).asFastAsAnswered(LANES, CAPACITY_SECONDS / 3);
  const capacity = await new Load(kinds).asFastAsAnswered(LANES, CAPACITY_SECONDS);
  console.log(`Capacity: ${Math.round(capacity)} requests a second`);

  const soak = new Load(kinds);
  const samples: Sample[] = [];
  const since = performance.now();
  const watch = setInterval(async () => samples.push(await sample(server, since)), SAMPLE_EVERY_MS);
  await soak.atRate(capacity / 2, MINUTES * 60);
  clearInterval(watch);
  console.log(`Soak: ${MINUTES} min at ${Math.round(capacity / 2)} a second`);
  const soaked = print(soak.tallies);
  const warm = samples.slice(Math.ceil(samples.length * WARM_UP_SHARE));
  const grows = slope(warm, ({ heap }) => heap);
  const [first, last] = [warm[0]!, warm.at(-1)!];
  console.log(
    `  memory in use ${first.heap.toFixed(1)} to ${last.heap.toFixed(1)} MB (${grows.toFixed(1)} MB an hour; process ${first.rss.toFixed(0)} to ${last.rss.toFixed(0)} MB), open handles ${first.handles} to ${last.handles}, files ${first.files} to ${last.files}`,
  );

  const overload = new Load(kinds);
  await overload.atRate(capacity * 3, OVERLOAD_SECONDS);
  console.log(`Overload: ${OVERLOAD_SECONDS} s at ${Math.round(capacity * 3)} a second`);
  const overloaded = print(overload.tallies);
  const isGood =
    soaked.failed + soaked.refused + overloaded.failed === 0 && grows < MOST_MB_AN_HOUR && overloaded.p95 < MOST_P95_MS;
  console.log(`  p95 of all that were taken ${overloaded.p95} ms. ${isGood ? 'Met.' : 'Not met.'}`);
  process.exitCode = isGood ? 0 : 1;
});
