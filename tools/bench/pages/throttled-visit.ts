import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';

/** What a first visit to a page cost: times in ms, sizes in bytes as they crossed the wire. */
export type Visit = {
  lcp: number;
  cls: number;
  /** Total blocking time: what each long task after the first paint took beyond 50 ms. */
  tbt: number;
  /** When the add button first answered a touch; `null` where the page has none. */
  interactive: number | null;
  requests: number;
  bytes: Record<'html' | 'script' | 'style' | 'font' | 'image' | 'data', number>;
};

/** A slow 3G line on a cheap phone; the browser itself is slowed down, nothing is reckoned afterwards. */
export const LINE = { latencyMs: 300, kbitPerSecond: 700 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The page is watched until nothing has arrived for this long, in ms. */
const QUIET_MS = 2_500;

const KINDS: Record<string, keyof Visit['bytes']> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Runs in the page before anything else: plain JavaScript, so that no compiler adds to it. */
const WATCH = fileURLToPath(new URL('watch-page.mjs', import.meta.url));
type Watched = Pick<Visit, 'lcp' | 'cls' | 'tbt' | 'interactive'>;
declare global {
  interface Window {
    /** What `watch-page.mjs` has seen. */
    seen: Watched;
  }
}

async function untilQuiet(page: Page, lastAnswer: () => number): Promise<void> {
  await page.waitForLoadState('load', { timeout: 120_000 });
  while (Date.now() - lastAnswer() < QUIET_MS) await page.waitForTimeout(200);
}

/** One first visit, by a browser that has never seen the shop. `isLineSlow`: the way there is slow by itself. */
export async function visit(browser: Browser, url: string, isLineSlow: boolean): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  if (!isLineSlow)
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LINE.latencyMs,
      downloadThroughput: (LINE.kbitPerSecond * 1_000) / 8,
      uploadThroughput: (LINE.kbitPerSecond * 1_000) / 8,
    });
  await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const bytes: Visit['bytes'] = { html: 0, script: 0, style: 0, font: 0, image: 0, data: 0 };
  const kinds = new Map<string, keyof Visit['bytes']>();
  let last = Date.now();
  line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, KINDS[type] ?? 'data'));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'data'] += encodedDataLength;
    last = Date.now();
  });
  await page.addInitScript({ path: WATCH });
  await page.goto(url, { waitUntil: 'commit' });
  await untilQuiet(page, () => last);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { ...seen, requests: kinds.size, bytes };
}

export const CONDITIONS = `${LINE.latencyMs} ms, ${LINE.kbitPerSecond} kbit/s, CPU × ${CPU_SLOWDOWN}, ${PHONE.viewport.width} px × ${PHONE.deviceScaleFactor}`;
