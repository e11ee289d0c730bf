import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came: its headers, its body as text, and what that says. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
export type Received = { headers: IncomingHttpHeaders; body: string; event: any };

/** A machine that listens, on a port of this one: its received requests, and its answer. */
export type Receiver = {
  url: string;
  received: Received[];
  answer: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
};

export const takesIt = (response: ServerResponse) => void response.writeHead(204).end();

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const one = { headers: request.headers, body, event: JSON.parse(body) };
    received.push(one);
    receiver.answer(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: takesIt,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
