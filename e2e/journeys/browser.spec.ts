import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../testing/browser.mjs';
import { expect, test } from '../setup/test.ts';

test('the journeys take the newest Chromium of the machine, or the one that CHROMIUM_PATH names', async ({
  cleanUp,
}) => {
  test.skip(process.platform === 'win32', 'the version of a browser is not read there');
  const folder = await mkdtemp(path.join(tmpdir(), 'karite-browsers-'));
  /** A program that prints the version of a browser. */
  const add = async (name: string, output: string) => {
    const file = path.join(folder, name);
    await writeFile(file, `#!/bin/sh\n${output}\n`);
    await chmod(file, 0o755);
    return file;
  };
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  const { CHROMIUM_PATH, PATH } = process.env;
  cleanUp(async () => Object.assign(process.env, { CHROMIUM_PATH, PATH }));
  const old = await add('chromium', "echo 'Chromium 998.0.6422.60 built on Debian'");
  await add('chromium-browser', "echo 'install it by snap' >&2; exit 1");
  const newest = await add('google-chrome', "echo 'Google Chrome 1001.0.1.2'");
  await add('google-chrome-stable', "echo 'Google Chrome 1001.0.1.2'");
  delete process.env.CHROMIUM_PATH;
  process.env.PATH = folder;
  expect(await findChromium()).toEqual({ path: newest, version: '1001.0.1.2' });
  process.env.CHROMIUM_PATH = old;
  expect(await findChromium()).toEqual({ path: old, version: '998.0.6422.60' });
  process.env.CHROMIUM_PATH = path.join(folder, 'chromium-browser');
  await expect(findChromium()).rejects.toThrow('is not a Chromium that runs here');
});
