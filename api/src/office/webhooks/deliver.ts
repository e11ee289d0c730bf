import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { post, type Reach, TIMEOUT_MS } from '../../platform/server/http/post.ts';
import { type Due, markDelivered, markFailed, takeNext } from './deliveries.ts';
import { sendProblem } from './send-problem.ts';
import { sign } from './signature.ts';

/** After so long, in ms, what is left of a webhook's events is for its next turn: others have theirs. */
const TURN_MS = 60_000;

/** Webhooks that this process sends to: a slow one takes no second worker. */
const served = new Set<string>();

type Parts = { database: Database; reach: Reach; log: FastifyBaseLogger; signal: AbortSignal };

/** Sends one event; throws why it was not taken. */
async function send({ id, url, secret, payload }: Due, { reach, signal }: Parts): Promise<void> {
  const body = JSON.stringify(payload);
  const signed = sign(secret, { id, at: Math.floor(Date.now() / 1_000), body });
  const headers = { ...signed, 'content-type': 'application/json', 'user-agent': 'Karite-Webhooks' };
  const ended = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const status = await post(url, { body, headers, reach, signal: ended });
  if (status < 200 || status > 299) throw new Error(`Réponse ${status}`);
}

/**
 * Sends what is due to a webhook, one event after the other; one that fails ends its turn: mostly the next would as well. What a
 * stop has cut is sent again under its id. Returns whether there may be more.
 */
export async function deliverTo(parts: Parts, webhookId: string): Promise<boolean> {
  if (served.has(webhookId)) return false;
  served.add(webhookId);
  try {
    return await takeTurn(parts, webhookId);
  } finally {
    served.delete(webhookId);
  }
}

async function takeTurn(parts: Parts, webhookId: string): Promise<boolean> {
  const { database, log, signal } = parts;
  const until = Date.now() + TURN_MS;
  while (!signal.aborted && Date.now() < until) {
    const due = await takeNext(database, webhookId);
    if (!due) return false;
    try {
      await send(due, parts);
    } catch (error) {
      const isOver = await markFailed(database, due, sendProblem(error));
      log.warn({ event: 'webhook not delivered', webhookId, isOver }, 'webhook not delivered');
      return false;
    }
    await markDelivered(database, due.id);
  }
  return true;
}
