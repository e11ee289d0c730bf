import { connect, createServer } from 'node:net';
import { describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../../../test/support/server-process.ts';
import { openDatabase } from './database.ts';
import { reachDatabase } from './reach-database.ts';

/** Tries to reach an address; returns the log and the result. */
async function reach(url: string, waitMs: number) {
  const database = openDatabase(url, 1);
  const say = vi.fn();
  const problem = await reachDatabase(database, { url, say, waitMs }).then(
    () => null,
    (error: Error) => error.message,
  );
  await database.close();
  return { problem, said: say.mock.calls.flat() };
}
const urlWith = (change: (url: URL) => void) => {
  const url = new URL(inject('templateUrl'));
  change(url);
  return url.href;
};

describe('a start reaches its database', () => {
  it('that is there', async () => {
    expect(await reach(inject('templateUrl'), 0)).toEqual({ problem: null, said: [] });
  });

  it('that is slow to start: it waits, logs once, and never logs the password', async () => {
    const port = await freePort();
    const real = new URL(inject('templateUrl'));
    const reaching = reach(
      urlWith((url) => {
        url.port = String(port);
      }),
      30_000,
    );
    const proxy = createServer((line) => {
      const on = connect(Number(real.port), real.hostname);
      line.pipe(on).pipe(line);
      on.on('error', () => line.destroy());
      line.on('error', () => on.destroy());
    });
    setTimeout(() => proxy.listen(port, '127.0.0.1'), 700);
    const { problem, said } = await reaching;
    proxy.close();
    expect(problem).toBeNull();
    expect(said).toEqual([`Waiting for the database at 127.0.0.1:${port}${real.pathname} (ECONNREFUSED)`]);
  });

  it.each([
    [
      'another password',
      (url: URL) => (url.password = 'falsch'),
      /refuses this user or this password: correct them\.$/,
    ],
    ['no such database', (url: URL) => (url.pathname = '/nowhere'), /has no database of that name: create it/],
    ['no such machine', (url: URL) => (url.hostname = 'nowhere.invalid'), /(no machine of that name|does not answer)/],
    [
      'nobody there',
      (url: URL) => (url.port = '1'),
      /does not answer \(ECONNREFUSED\): start it, or correct the address\.$/,
    ],
  ])('%s: one line with what to do, without the password', async (_what, change, expected) => {
    const url = urlWith(change);
    const { problem } = await reach(url, 0);
    expect(problem).toMatch(expected);
    expect(problem).toMatch(/^DATABASE_URL: [^\n]+$/);
    expect(problem).not.toContain(new URL(url).password);
  });
});
