import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a provider's server. */
export type ProviderRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };

/** What it answers: a status with JSON, a text that is sent as it is, or what it does with the connection itself. */
export type ProviderAnswer = { status?: number; json?: unknown; text?: string } | ((response: ServerResponse) => void);

/** A local server in place of a provider's: it returns the given answers, and records requests. */
export async function startProviderServer(answer: (request: ProviderRequest) => ProviderAnswer) {
  const requests: ProviderRequest[] = [];
  let respond = answer;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString('utf8');
    const question = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
    };
    requests.push(question);
    const answered = respond(question);
    if (typeof answered === 'function') return answered(response);
    response.writeHead(answered.status ?? 200, { 'content-type': 'application/json' });
    response.end(answered.text ?? JSON.stringify(answered.json ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** From now on it answers otherwise. */
    answers(next: (request: ProviderRequest) => ProviderAnswer) {
      respond = next;
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
