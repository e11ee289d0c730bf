import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { avifBeside } from '@karite/shared/media';
import { chromium } from '@playwright/test';
import { query } from '../../../e2e/setup/database.ts';
import { spareAvifs, startDemoShops } from '../../../e2e/setup/demo-shops.ts';
import { findChromium } from '../../../testing/browser.mjs';
import { median, numberOf } from '../../support/figures.ts';
import { CONDITIONS, LINE, type Visit, visit } from './throttled-visit.ts';
import { lackingForTls, startTlsFront } from './tls-front.ts';

/** Counted visits of each page; the median is reported. */
const VISITS = numberOf('VISITS', 5);
/** By TLS and HTTP/2 through nginx, as the shop ships; else the server alone, and a line that the browser makes slow. */
const IS_TLS = process.env.BENCH_TLS === '1';
const lacking = IS_TLS ? lackingForTls() : [];
if (lacking.length > 0) {
  process.stderr.write(
    `Not installed: ${lacking.join(', ')}. On Debian: apt-get install --no-install-recommends nginx-light openssl\n`,
  );
  process.exit(1);
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const sum = (bytes: Visit['bytes']) => Object.values(bytes).reduce((total, size) => total + size, 0);

function row(name: string, visits: Visit[]): Record<string, string | number> {
  const of = (figure: (visit: Visit) => number) => median(visits.map(figure));
  const touched = visits.flatMap(({ interactive }) => interactive ?? []);
  return {
    page: name,
    'LCP ms': Math.round(of((it) => it.lcp)),
    CLS: of((it) => it.cls).toFixed(3),
    'TBT ms': Math.round(of((it) => it.tbt)),
    'add answers ms': touched.length > 0 ? Math.round(median(touched)) : '–',
    'all KB': kb(of((it) => sum(it.bytes))),
    requests: of((it) => it.requests),
    ...Object.fromEntries(
      (['html', 'script', 'style', 'font', 'image', 'data'] as const).map((kind) => [
        kind,
        kb(of((it) => it.bytes[kind])),
      ]),
    ),
  };
}

/** The picture files that a page names. */
async function picturesOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/\/media\/([\w.-]+\.webp)/g)].map(([, name]) => name!);
}

/** Waits until some pages' pictures are there as AVIF, as in a shop that has run for a while; no others are made. */
async function untilAvif(mediaDir: string, urls: string[]): Promise<void> {
  const wanted = new Set((await Promise.all(urls.map(picturesOf))).flat());
  await spareAvifs(mediaDir, wanted);
  console.log(`${wanted.size} pictures are made as AVIF first`);
  const areMade = async () => {
    const files = new Set(await readdir(mediaDir));
    return [...wanted].every((name) => files.has(avifBeside(name)));
  };
  while (!(await areMade())) await pause(1_000);
}

/** The measured pages, by their names in the table. */
const pages: Record<string, string> = {};
const { shops, stop } = await startDemoShops(1, async (mediaDir) => {
  const [product] = await query<{ id: string }>('select id from products where in_stock order by name limit 1');
  Object.assign(pages, { home: '/', shop: '/shop', product: `/produits/${product!.id}`, checkout: '/checkout' });
  await untilAvif(
    mediaDir,
    Object.values(pages).map((path) => process.env.SHOP_URL + path),
  );
});
const front = IS_TLS ? await startTlsFront(shops[0]!.url, LINE) : null;
const shopUrl = front?.url ?? shops[0]!.url;
const browser = await chromium.launch({ executablePath: (await findChromium()).path, args: front?.trust });
try {
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const visits: Visit[] = [];
    // The first one only warms the server.
    for (let turn = 0; turn <= VISITS; turn += 1) {
      const made = await visit(browser, shopUrl + path, IS_TLS);
      if (turn > 0) visits.push(made);
    }
    rows.push(row(name, visits));
  }
  process.stdout.write(
    `First visits, median of ${VISITS}${IS_TLS ? ', by TLS and HTTP/2 through nginx' : ''}: ${CONDITIONS}\n`,
  );
  console.table(rows);
} finally {
  await browser.close();
  await front?.close();
  await stop();
}
