import { connect, type Socket } from 'node:net';

/** What came back on a connection of our own, and when it ended. */
export type RawAnswer = { text: string; ms: number };

/** A connection on which a test writes what no client would; resolves when the server has closed it. */
export function rawConnection(api: string, first: string, then: (line: Socket) => void = () => undefined) {
  const since = performance.now();
  const line = connect(Number(new URL(api).port), '127.0.0.1');
  const closed = new Promise<RawAnswer>((resolve) => {
    let text = '';
    line.on('data', (data) => (text += data));
    line.on('error', () => undefined);
    line.on('close', () => resolve({ text, ms: performance.now() - since }));
  });
  line.write(first);
  then(line);
  return { line, closed };
}
