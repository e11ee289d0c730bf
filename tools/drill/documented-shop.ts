/**
 * The shop that the recipes describe, in a copy of the project: its whole `npm run check`, its own tests and journeys, a start
 * of `npm run dev` and one of `npm start`. All steps run, whatever fails; ends with 1 where one did. Its words are the steps to run.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { followRecipes } from '../../api/test/guarantees/support/custom-files.ts';
import { retryUnavailable } from '../../api/test/support/retry-unavailable.ts';
import { freePort } from '../../api/test/support/server-process.ts';
import { startDev } from '../../e2e/setup/dev-server.ts';
import { migrate } from '../../testing/guide.ts';
import { copyProject } from '../../testing/scratch-copy.ts';
import { withScratch } from '../support/scratch.ts';

const START_TIMEOUT_MS = 900_000;
const PLAYWRIGHT = 'e2e/node_modules/@playwright/test/cli.js';

/** An address of the shop with what its answer contains. */
const PAGES = [
  ['/api/shop-greeting', 'Bonjour'],
  ['/grossistes', ''],
] as const;

async function read(origin: string): Promise<void> {
  for (const [address, text] of PAGES) {
    const answer = await retryUnavailable(() => fetch(origin + address, { headers: { accept: '*/*' } }));
    if (!answer.ok || !(await answer.text()).includes(text)) throw new Error(`${address}: ${answer.status}`);
  }
}

async function develop(copy: string): Promise<void> {
  const dev = await startDev(copy);
  try {
    await read(dev.origin);
  } finally {
    await dev.stop();
  }
}

async function start(copy: string): Promise<void> {
  const port = String(await freePort());
  const environment = { PORT: port, DATA_DIR: path.join(copy, 'data-start'), SEED: 'none' };
  const server = spawn('npm', ['start'], { cwd: copy, env: { ...process.env, ...environment }, stdio: 'inherit' });
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    for (const since = performance.now(); !(await isReady()); await pause(500))
      if (server.exitCode !== null || performance.now() - since > START_TIMEOUT_MS)
        throw new Error('The shop did not start');
    await read(origin);
  } finally {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
  }
}

await withScratch(async ({ onEnd }) => {
  const copy = await copyProject({ built: [] });
  onEnd(() => rm(copy, { recursive: true, force: true }));
  // Started as root, the database runs as another user, who must be able to enter the folder.
  await chmod(copy, 0o755);
  const run = (program: string, ...words: string[]) => {
    execFileSync(program, words, { cwd: copy, stdio: 'inherit' });
  };
  run('git', 'init', '--quiet');
  await followRecipes(copy);
  await migrate(copy, 'own-things');
  run('git', 'add', '--all');
  // What recipes add to one file is put together by a test, and in its order alone.
  run('npm', 'run', 'format');

  const steps: Record<string, () => void | Promise<void>> = {
    check: () => run('npm', 'run', 'check'),
    test: () => run('npm', 'run', 'test:one', '--', '--project', 'api', 'custom/api'),
    journeys: () => {
      run('npm', 'run', 'build');
      run(process.execPath, PLAYWRIGHT, 'test', '--config', 'e2e', '--project', 'custom');
    },
    dev: () => develop(copy),
    start: () => start(copy),
  };
  const chosen = process.argv.slice(2).filter((word) => word !== '--');
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n== ${name}`);
    try {
      await step();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      failed.push(name);
    }
  }
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll of the documented shop is right.');
  process.exitCode = failed.length > 0 ? 1 : 0;
});
