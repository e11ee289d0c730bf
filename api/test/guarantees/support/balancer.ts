import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer before some processes, as small as it can be: one after the other, and the next where one is not there. */
export type Balancer = { origin: string; close(): Promise<void> };

/** `targets` is read at each request, so that a test may change it. What a process may have begun is never sent twice. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, first: number, tries = 1) => {
    const { method, url, headers } = incoming;
    const target = new URL(url ?? '/', targets[(first + tries) % targets.length]);
    const passedOn = request(target, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    passedOn.on('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
      if (isRefused && tries < targets.length) pass(incoming, body, outgoing, first, tries + 1);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(error.message);
    });
    passedOn.end(body);
  };
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    turn += 1;
    pass(incoming, Buffer.concat(parts), outgoing, turn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
