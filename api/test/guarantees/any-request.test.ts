import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/command-process.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { postJson, type ServerProcess, startServer } from '../support/server-process.ts';
import { figure } from './support/figure.ts';
import { mixedReads, WORDS } from './support/mixed-reads.ts';

const isQuick = process.env.TESTS === 'quick';
/** Enough for shelves of several pages. */
const PRODUCTS = 60;
const READS = isQuick ? 300 : 1_000;
/** How long an answer may take, in ms. Beside other tests, which `npm test` runs at the same time, nobody can guarantee more than an end. */
const ANSWERED_MS = isQuick ? 30_000 : 5_000;
/** What a process may hold at most, in bytes: half of it is the bound that a shop is started with. */
const MOST_BYTES = 600_000_000;

let own: OwnDatabase;
let server: ServerProcess | undefined;
beforeAll(async () => {
  // As `npm run build` does: the compiled server sends the contract as it was built.
  await promisify(execFile)(process.execPath, [built('operations/generate/write-contract.js')]);
  own = await openOwnDatabase();
  const filling = await startServer(own);
  for (let at = 0; at < PRODUCTS; at += 1) {
    const product = {
      name: `${WORDS[at % WORDS.length]} ${at}`,
      price: 1_000 + at,
      description: 'Karité pur. '.repeat(20),
    };
    await postJson(filling, '/products', product, own.adminToken);
  }
  await filling.kill();
}, 120_000);
afterEach(async () => {
  await server?.kill();
  server = undefined;
});
afterAll(() => own.close());

const start = async (environment: Record<string, string>) => {
  server = await startServer(own, { environment });
  return server;
};
const baseOf = ({ api }: ServerProcess) => api.replace(/\/api$/, '');

/** The most memory that each process of the server has held so far, in bytes; none where the system can't tell. */
async function peaksOf({ pid }: ServerProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const peaks = [String(pid), ...children.trim().split(' ')].filter(Boolean).map(async (each) => {
    const status = await readFile(`/proc/${each}/status`, 'utf8').catch(() => '');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024;
  });
  return Promise.all(peaks);
}

describe('P63: no request ends a process', () => {
  it.each(['1', '2'])(
    `P63: ${READS} mixed reads at once, cold and warm, WORKERS=%s: each is answered or refused, nobody ends`,
    async (WORKERS) => {
      const running = await start({ WORKERS, NODE_ENV: 'production' });
      for (const state of ['cold', 'warm']) {
        const reads = await mixedReads(baseOf(running), READS);
        const wrong = reads.filter(
          ({ outcome }) => !(typeof outcome === 'number' && (outcome < 500 || outcome === 503)),
        );
        expect(wrong, running.output()).toEqual([]);
        const slowest = Math.max(...reads.map(({ ms }) => ms));
        const answered = reads.filter(({ outcome }) => outcome !== 503).length;
        const peak = Math.max(...(await peaksOf(running)));
        figure(
          'P63',
          `WORKERS=${WORKERS}, ${state}: ${answered} of ${READS} answered, the others 503, slowest ${Math.round(slowest)} ms, ${Math.round(peak / 1e6)} MB`,
        );
        expect(slowest).toBeLessThan(ANSWERED_MS);
        expect(peak).toBeLessThan(MOST_BYTES);
      }
      expect(running.output()).not.toMatch(/A worker ended|HEADERS_SENT/);
      expect((await fetch(`${baseOf(running)}/health/live`)).status).toBe(200);
    },
    120_000,
  );

  it('P63: an error that no code of a request catches costs its connection: it is logged, the others go on', async () => {
    // An answer that throws a moment after it was to be sent, as a stream or a timer of anybody's may.
    const code = `
      import { ServerResponse } from 'node:http';
      const { end } = ServerResponse.prototype;
      ServerResponse.prototype.end = function (...given) {
        if (!this.req?.url.includes('throwing')) return end.apply(this, given);
        setTimeout(() => { throw new Error('too late to tell'); }, 10);
        return this;
      };`;
    const running = await start({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
    });
    const requested = Array.from({ length: 6 }, (_, at) => {
      const address = `${running.api}/brands${at % 2 ? '?q=throwing' : ''}`;
      return new Promise<number | string>((resolve) => {
        get(address, { agent: false }, (answer) => resolve(answer.resume().statusCode ?? 0)).on(
          'error',
          (error: NodeJS.ErrnoException) => resolve(error.code ?? ''),
        );
      });
    });
    expect(await Promise.all(requested)).toEqual([200, 'ECONNRESET', 200, 'ECONNRESET', 200, 'ECONNRESET']);
    await expect.poll(() => running.output().match(/"event":"uncaught"/g) ?? []).toHaveLength(3);
    expect(running.output()).toContain('too late to tell');
    expect((await fetch(`${running.api}/brands`)).status).toBe(200);
  }, 60_000);

  it('P63: an error of no request ends the process in good order, with code 1', async () => {
    const code = `process.on('SIGUSR2', () => { throw new Error('an unexpected error'); });`;
    const running = await start({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
    });
    process.kill(running.pid, 'SIGUSR2');
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('an unexpected error');
  }, 60_000);
});
