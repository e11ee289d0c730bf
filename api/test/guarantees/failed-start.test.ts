import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { built, startNode } from '../support/command-process.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'karite-failed-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  startNode([built('bundle/server.js')], {
    NODE_ENV: 'development',
    PORT: '0',
    SEED: 'none',
    DATA_DIR: dataDir,
    ...environment,
  });

const databaseWith = (change: (url: URL) => void): string => {
  const url = new URL(inject('templateUrl'));
  change(url);
  return url.href;
};

/** What a start that fails says: its last line, which is all that it says of the failure. */
async function failureOf(environment: Record<string, string>): Promise<string> {
  const { code, output } = await start(environment).ended;
  expect(code, output).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output.trim().split('\n').at(-1) ?? '';
}

describe('P39: a start that can not succeed ends with one line that says what to do', () => {
  it.each([
    [
      'a wrong password',
      () => databaseWith((url) => (url.password = 'falsch')),
      /^DATABASE_URL: .* refuses this user or this password: correct them\.$/,
    ],
    [
      'a database that is not there',
      () => databaseWith((url) => (url.pathname = '/nowhere')),
      /^DATABASE_URL: .* has no database of that name: create it/,
    ],
    [
      'a machine that is not there',
      () => databaseWith((url) => (url.host = 'nowhere.invalid')),
      /^DATABASE_URL: .* there is no machine of that name: correct it\.$/,
    ],
    [
      'a password that would be written otherwise',
      () => 'postgres://karite:falsch/es@localhost/karite',
      /^ +DATABASE_URL: an address, like .* where a password has %2F for \/ and %40 for @$/,
    ],
  ])('P39: %s', async (_what, url, expected) => {
    const line = await failureOf({ DATABASE_URL: url() });
    expect(line).toMatch(expected);
    expect(line).not.toContain('falsch');
  });

  it('P39: several processes, and a command beside them', async () => {
    const wrong = databaseWith((url) => (url.password = 'falsch'));
    expect(await failureOf({ DATABASE_URL: wrong, WORKERS: '2' })).toMatch(/^DATABASE_URL: .* or this password/);
    const silent = databaseWith((url) => (url.port = '1'));
    for (const [DATABASE_URL, expected] of [
      [wrong, /^DATABASE_URL: .* or this password/],
      [silent, /^DATABASE_URL: .* does not answer \(ECONNREFUSED\): start it, or correct the address\.$/],
    ] as const) {
      const { code, output } = await startNode([built('operations/commands/check-invariants.js')], {
        DATA_DIR: dataDir,
        DATABASE_URL,
      }).ended;
      expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(expected)]]);
    }
  });

  it('P39: a setting of a payment provider that is missing, wrong or unknown', async () => {
    const DATABASE_URL = inject('templateUrl');
    const key = 'une clé de paiement';
    const missing = { DATABASE_URL, KKIAPAY_PUBLIC_KEY: key, KKIAPAY_PRIVATE_KEY: key };
    for (const WORKERS of ['1', '2'])
      expect(await failureOf({ ...missing, WORKERS })).toMatch(/^ +KKIAPAY_SECRET_KEY is missing: kkiapay needs/);
    expect(await failureOf({ DATABASE_URL, PAWAPAY_TOKEN: key, PAWAPAY_TOKN: key })).toMatch(
      /^ +PAWAPAY_TOKN: pawapay has no such setting, but PAWAPAY_TOKEN and PAWAPAY_SANDBOX$/,
    );
    expect(await failureOf({ DATABASE_URL, PAWAPAY_TOKEN: key, PAYMENT_STAND_IN: 'on' })).toMatch(
      /^ +PAYMENT_STAND_IN: not beside real keys \(pawapay\)/,
    );
  });

  it('P39: a data folder below a file', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    for (const DATABASE_URL of ['', inject('templateUrl')])
      expect(await failureOf({ DATABASE_URL, DATA_DIR: path.join(file, 'data') })).toMatch(
        /^\/.* is below a file: set DATA_DIR to a folder\.$/,
      );
  });

  it('P39: a setting that is none', async () => {
    expect(await failureOf({ PORT: 'trois mille' })).toMatch(/^ +PORT: a number$/);
  });

  it('P39, P40: a data folder of another PostgreSQL, and one that is in use', async () => {
    const first = start({});
    await first.said('Stop with Ctrl-C.');
    const inUse = await failureOf({});
    expect(inUse).toMatch(
      /^The data folder .* is in use by process \d+ on .*\. Stop that one first, or start this one with another DATA_DIR\.$/,
    );
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    expect(await failureOf({})).toMatch(
      /^The data in .* is of PostgreSQL 17, and this Karité brings 18\. Start the version/,
    );
  }, 120_000);
});
