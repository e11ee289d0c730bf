import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../src/platform/database/database.ts';
import type { MailServer } from '../../support/mail-server.ts';
import type { Receiver } from '../../support/webhook-receiver.ts';
import { waitAsSaid } from './busy.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
export type Answer = { status: number; text: string; body: any };
type RequestParts = { token?: string; json?: object; form?: FormData };

/** A shop that several processes serve. */
export type ManyServers = {
  /** URLs of one process each, or of a balancer: `http://127.0.0.1:3000`. */
  servers: readonly string[];
  /** The test's own connection to PostgreSQL. */
  database: Database;
  adminToken: string;
  /** Where the processes send what leaves. */
  mail: MailServer;
  receiver: Receiver;
  /** Whether the pages of the shop are served as well. */
  hasPages: boolean;
};

export const serverAt = ({ servers }: ManyServers, at: number): string => servers[at % servers.length] ?? '';

/** Sends a request to the API of one of the servers. */
export async function ask(
  shop: ManyServers,
  at: number,
  method: string,
  path: string,
  request: RequestParts = {},
): Promise<Answer> {
  const { token = shop.adminToken, json, form } = request;
  const answer = await fetch(`${serverAt(shop, at)}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    ...((json || form) && { body: json ? JSON.stringify(json) : form }),
  });
  const text = await answer.text();
  // A busy machine may not answer in time; what is proven here is that servers agree.
  if (await waitAsSaid(answer)) return ask(shop, at, method, path, request);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, text, body: isJson ? JSON.parse(text) : null };
}

/** The same, for what must be answered so. Throws with the answer. */
export async function get(shop: ManyServers, at: number, path: string, request: RequestParts = {}) {
  return (await done(ask(shop, at, 'GET', path, request))).body;
}
export async function done(request: Promise<Answer>): Promise<Answer> {
  const answer = await request;
  if (answer.status >= 400) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}

const POLL_EVERY_MS = 15;

/** Waits until something holds; returns how long that took, in ms. Throws after `most` ms. */
export async function until(what: string, holds: () => Promise<boolean>, most = 15_000): Promise<number> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > most) throw new Error(`${what}: not within ${most} ms`);
    await pause(POLL_EVERY_MS);
  }
  return performance.now() - since;
}

type LiveEvent = { event: string; data: unknown };

/** Listens at one of the servers; `events` grows as events arrive. */
export async function listen(shop: ManyServers, at: number, token = shop.adminToken) {
  const leaving = new AbortController();
  const answer = await fetch(`${serverAt(shop, at)}/api/live`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (!answer.body || answer.status !== 200) throw new Error(`live: ${answer.status}`);
  const events: LiveEvent[] = [];
  const stream = answer.body.pipeThrough(new TextDecoderStream());
  const read = async () => {
    let text = '';
    for await (const piece of stream) {
      text += piece;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(text.slice(0, end)) ?? [];
        if (event && data) events.push({ event, data: JSON.parse(data) });
        text = text.slice(end + 2);
      }
    }
  };
  const reading = read().catch(() => undefined);
  return {
    events,
    /** Resolves when the server has ended the stream. */
    reading,
    hears: (id: string, kind: string) =>
      until(`${kind} received from server ${at}`, async () => {
        const words = JSON.stringify(events);
        return words.includes(`"id":"${id}"`) && words.includes(`"kind":"${kind}"`);
      }),
    async leave() {
      leaving.abort();
      await reading;
    },
  };
}
