/**
 * How many kept pages a second one core serves: home, the shop and a product, asked for as browsers do (compressed),
 * from another process. Build first.
 *
 *   npm run bench:pages        (PAGES=30000 of each)
 */
import autocannon from 'autocannon';
import { startBenchServer } from './bench-server.ts';

const PAGES = Number(process.env.PAGES ?? 30_000);
const WARM_UP = 5_000;
const CONNECTIONS = 32;
const AIM_PER_CORE = 3_000;
const CPU = 'process_cpu_seconds_total';

const server = await startBenchServer();
const load = (path: string, amount: number) =>
  autocannon({
    url: `${server.url}${path}`,
    connections: CONNECTIONS,
    amount,
    headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' },
  });

try {
  const products = (await (await fetch(`${server.url}/api/products?_start=0&_end=1`)).json()) as { id: string }[];
  for (const path of ['/', '/shop', `/produits/${products[0]!.id}`]) {
    await load(path, WARM_UP);
    const before = await server.metric(CPU);
    const { requests, errors, non2xx, latency, duration } = await load(path, PAGES);
    const cpu = (await server.metric(CPU)) - before;
    const perCore = Math.round(requests.total / cpu);
    console.log(
      `${path.slice(0, 10).padEnd(10)} ${Math.round(requests.total / duration)} pages/s, ${((cpu * 1_000) / requests.total).toFixed(3)} ms of processor each: ${perCore} a second on one core; p99 ${latency.p99} ms, ${errors + non2xx} failed`,
    );
    if (perCore < AIM_PER_CORE || errors + non2xx > 0) process.exitCode = 1;
  }
} finally {
  await server.close();
}
