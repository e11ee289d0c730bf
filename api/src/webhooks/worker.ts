import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { post, type Reach, TIMEOUT_MS } from '../server/http/post.ts';
import type { Tasks } from '../server/jobs/tasks.ts';
import { type Due, markDelivered, markFailed, takeNext } from './deliveries.ts';
import { prepareEvents } from './prepare.ts';
import { sendProblem } from './send-problem.ts';
import { sign } from './signature.ts';

/** How often new and due events are looked for, in ms. */
const LOOK_EVERY_MS = 1_000;
/** So many webhooks are served at once. */
const LANES = 4;
/** A webhook that has just failed is left alone so long by this process, in ms: others have their turn. */
const REST_MS = 30_000;

type Parts = {
  database: Database;
  resources: readonly ResourceShape[];
  reach: Reach;
  log: FastifyBaseLogger;
  tasks: Tasks;
  /** What is still to be done before there are events; `null`: nothing. */
  watch: (() => Promise<void>) | null;
};

/** Sends one event; throws why it was not taken. */
async function send({ id, url, secret, payload }: Due, reach: Reach, signal: AbortSignal): Promise<void> {
  const body = JSON.stringify(payload);
  const signed = sign(secret, { id, at: Math.floor(Date.now() / 1_000), body });
  const headers = { ...signed, 'content-type': 'application/json', 'user-agent': 'Karite-Webhooks' };
  const status = await post(url, { body, headers, reach, signal });
  if (status < 200 || status > 299) throw new Error(`Réponse ${status}`);
}

/** Sends events as they come, now and from time to time; returns what stops it. */
export function startWorker({ database, resources, reach, log, tasks, watch }: Parts): () => Promise<void> {
  const stopped = new AbortController();
  /** Webhooks that this process sends to, or that failed lately: until when they are left alone, in ms since 1970. */
  const resting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const takeOne = async (): Promise<Due | null> => {
    const now = Date.now();
    for (const [id, until] of resting) if (until <= now) resting.delete(id);
    return stopped.signal.aborted ? null : takeNext(database, [...resting.keys()]);
  };

  async function deliver(due: Due): Promise<void> {
    resting.set(due.webhookId, Number.POSITIVE_INFINITY);
    try {
      await send(due, reach, AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]));
      resting.delete(due.webhookId);
    } catch (error) {
      resting.set(due.webhookId, Date.now() + REST_MS);
      const isOver = await markFailed(database, due, sendProblem(error));
      log.warn({ event: 'webhook not delivered', webhookId: due.webhookId, isOver }, 'webhook not delivered');
      return;
    }
    await markDelivered(database, due.id);
  }

  const lane = async (first: Due | null = null) => {
    for (let due = first ?? (await takeOne()); due; due = await takeOne()) await deliver(due);
  };
  const look = async () => {
    await tasks.run('send-webhooks', async () => {
      await watch?.();
      watch = null;
      while (!stopped.signal.aborted && (await prepareEvents(database, resources, tasks)));
      // Mostly there is nothing to send: one question says so.
      const first = await takeOne();
      if (first) await Promise.all([lane(first), ...Array.from({ length: LANES - 1 }, () => lane())]);
    });
    if (!stopped.signal.aborted) timer = setTimeout(run, LOOK_EVERY_MS).unref();
  };
  let round: Promise<void> = Promise.resolve();
  const run = () => {
    round = look();
  };
  run();
  return async () => {
    // What is on its way is cut, and sent again under its id.
    stopped.abort();
    clearTimeout(timer);
    await round;
  };
}
