/**
 * A list of 100 000 orders as a file, by a press in the browser: how long until it is on the disk, how large it is, and
 * what the server's process, the browser and the page hold more meanwhile. Client and server share this machine.
 *
 *   npm run bench:exports
 */
import { stat } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ADMIN, memoryOf, startBenchServer } from '../../api/bench/bench-server.ts';
import { findChromium } from '../../scripts/browser.mjs';

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000);
const LOOK_EVERY_MS = 50;
const MB = 1_048_576;
const FORMATS = { csv: 'Exporter en CSV', xlsx: 'Exporter pour Excel' } as const;

/** The most that something held while `work` went on, above what it held before, in bytes. */
async function peakOf(held: () => Promise<number>) {
  const before = await held();
  let most = before;
  const timer = setInterval(() => void held().then((now) => (most = Math.max(most, now))), LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return { before, more: most - before, most };
  };
}

const inMb = (bytes: number) => `${Math.round(bytes / MB)} MB`;

const server = await startBenchServer(`scale:${ORDERS}`);
const browser = await chromium.launch({ executablePath: (await findChromium()).path });
try {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  });
  const { access_token: token }: { access_token: string } = await signedIn.json();
  const whole = await browser.newBrowserCDPSession();
  const browserMemory = async () => {
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    const each = await Promise.all(processInfo.map(({ id }) => memoryOf(id).catch(() => 0)));
    return each.reduce((sum, bytes) => sum + bytes, 0);
  };
  const rows = [];
  for (const [format, label] of Object.entries(FORMATS)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await context.addInitScript((kept) => {
      localStorage.setItem('token', kept);
      // What the page itself hands out as a file.
      const make = URL.createObjectURL;
      URL.createObjectURL = (made) => {
        if (made instanceof Blob) document.documentElement.dataset.held = String(made.size);
        return make.call(URL, made);
      };
    }, token);
    const page = await context.newPage();
    await page.goto(`${server.url}/admin/orders`);
    await page.locator('.record-list [data-row-key]').first().waitFor();
    const [ofServer, ofBrowser] = [await peakOf(server.memory), await peakOf(browserMemory)];
    const begun = performance.now();
    await page.getByRole('button', { name: 'Exporter, importer' }).click();
    const downloading = page.waitForEvent('download', { timeout: 600_000 });
    await page.getByRole('button', { name: label }).click();
    const download = await downloading;
    const ready = performance.now() - begun;
    const { size } = await stat(await download.path());
    const done = performance.now() - begun;
    const [servers, browsers] = [ofServer(), ofBrowser()];
    rows.push({
      file: `${ORDERS} orders, ${format}`,
      size: inMb(size),
      'written in s': (ready / 1_000).toFixed(1),
      'on disk after s': (done / 1_000).toFixed(1),
      'server holds': `${inMb(servers.before)} → ${inMb(servers.most)}`,
      'browser holds more': inMb(browsers.more),
      'page holds': inMb(Number((await page.locator('html').getAttribute('data-held')) ?? 0)),
    });
    await context.close();
  }
  console.table(rows);
} finally {
  await browser.close();
  await server.close();
}
