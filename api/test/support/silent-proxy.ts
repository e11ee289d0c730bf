import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a database on which packets can be lost without a word: nobody hears of an end. */
export type SilentProxy = {
  /** The database's address through the proxy. */
  url: string;
  /** From now on nothing passes: on the connections that are open, and on new ones unless set otherwise. */
  silence(options?: { newLinesToo: boolean }): void;
  /** Everything passes again, also what was held back. */
  mend(): void;
  close(): Promise<void>;
};

/** A proxy of a database's TCP port. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const lines = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        lines.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence({ newLinesToo } = { newLinesToo: true }) {
      isSilent = newLinesToo;
      for (const line of lines) line.pause();
    },
    mend() {
      isSilent = false;
      for (const line of lines) line.resume();
    },
    async close() {
      for (const line of lines) line.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
