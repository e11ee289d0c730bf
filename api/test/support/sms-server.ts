import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Sms = { id: string; to: string; from: string | null; text: string };

/** An SMS gateway of the test's own: what it was given, and how it answers. */
export type SmsServer = {
  url: string;
  taken: { sms: Sms; headers: IncomingMessage['headers'] }[];
  /** How the next messages are answered; at first each is taken. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
};

export const takesIt = (response: ServerResponse) =>
  void response.writeHead(202, { 'content-type': 'application/json' }).end('{"status":"queued"}');

/** A gateway on a free port of this machine. */
export async function startSmsServer(): Promise<SmsServer> {
  const taken: SmsServer['taken'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    taken.push({ sms: JSON.parse(body), headers: request.headers });
    smsServer.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smsServer: SmsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    taken,
    answer: takesIt,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return smsServer;
}
