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
  ])('P39: %s', async (_what, url, expected) => {
    const line = await failureOf({ DATABASE_URL: url() });
    expect(line).toMatch(expected);
    expect(line).not.toContain('falsch');
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
