import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomFor } from '@karite/shared/random';

/** A bad network before a server: some requests never get there, of some the answer never comes back. */
export type LossyProxy = {
  origin: string;
  lost: { requests: number; answers: number };
  close(): Promise<void>;
};

/** Cuts the connection of a share of all requests before they are passed on, and of as many answers after. */
export async function startLossyProxy(target: string, share: number): Promise<LossyProxy> {
  const random = randomFor('bad line');
  const lost = { requests: 0, answers: 0 };
  const server = createServer((incoming, outgoing) => {
    if (random.chance(share)) {
      lost.requests += 1;
      incoming.socket.destroy();
      return;
    }
    const isAnswerLost = random.chance(share);
    const { method, url, headers } = incoming;
    const passedOn = request(new URL(url!, target), { method, headers }, (answer) => {
      if (isAnswerLost) {
        lost.answers += 1;
        // The server has done its work; half of the time some of its answer arrives before the connection breaks.
        if (random.chance(0.5)) outgoing.writeHead(answer.statusCode!, answer.headers).write('{"id":');
        answer.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => incoming.socket.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
