import { once } from 'node:events';
import { request } from 'node:http';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { capturedLog } from '../../../../test/support/captured-log.ts';
import { WORK_MS } from '../../database/time-limit.ts';
import { bodyHooks } from './body-hooks.ts';
import { loopDelay } from './loop-delay.ts';
import { oneAnswer } from './one-answer.ts';
import { requestTime } from './request-time.ts';

/** More than a request's time, with what it is given beyond it. */
const TOO_LONG_MS = WORK_MS + 400;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A server of which one address makes its answer at once, and takes as long to send it as the test wants. */
async function openServer() {
  const log = capturedLog();
  const app = Fastify({ logger: { level: 'warn', stream: log.stream } });
  app.decorateRequest('user', null);
  for (const plugin of [oneAnswer, loopDelay, bodyHooks, requestTime]) await app.register(plugin);
  let sendIt = () => {};
  const sending = new Promise<void>((resolve) => {
    sendIt = resolve;
  });
  let isMade = false;
  const onSend = async (_request: unknown, _reply: unknown, payload: unknown) => {
    isMade = true;
    await sending;
    return payload;
  };
  app.get('/compressed-slowly', { onSend }, async () => 'whole');
  app.get('/quick', async () => 'whole');
  app.get('/never', () => new Promise(() => undefined));
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, log, base, sendIt, isMade: () => isMade };
}

/** How a request ended: its status, or the error of its connection. */
async function outcomeOf(address: string): Promise<number | string> {
  const requested = request(address, { agent: false });
  requested.end();
  try {
    const [answer] = await once(requested, 'response');
    answer.resume();
    return answer.statusCode;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

it('P63: an answer that is on its way when the time is over is cut and logged, never answered again; the others go on', async () => {
  const { app, log, base, sendIt, isMade } = await openServer();
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('unhandledRejection', note);
  const outcome = outcomeOf(`${base}/compressed-slowly`);
  await expect.poll(isMade).toBe(true);
  await vi.advanceTimersByTimeAsync(TOO_LONG_MS);
  expect(await outcome).toBe('ECONNRESET');
  sendIt();
  expect(await outcomeOf(`${base}/quick`)).toBe(200);
  expect(log.lines().map(({ event }) => event)).toEqual(['answer cut']);
  expect(uncaught).toEqual([]);
  process.off('unhandledRejection', note);
  await app.close();
});

it('P54: a request with endless work is answered when its time is over', async () => {
  const { app, base } = await openServer();
  const outcome = outcomeOf(`${base}/never`);
  // The request has arrived when the server has begun its time.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(TOO_LONG_MS);
  expect(await outcome).toBe(500);
  await app.close();
});
