import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { bundleServer } from '../../../scripts/build/bundle-server.mjs';
import { makeScratchFolder } from '../../../testing/scratch-folder.mjs';
import { openDatabase } from '../../src/platform/database/database.ts';
import { startEmbedded } from '../../src/platform/database/embedded.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a migrated, empty database that test files copy. */
    templateUrl: string;
  }
}

const ROOT = path.join(import.meta.dirname, '../../..');
const COMPILER = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const COMPILED = [
  ['--build', '--noCheck', 'shared', 'api'],
  ['-p', 'custom/api', '--noCheck', '--noResolve'],
];

/**
 * What tests start as processes is what production runs, its bundle: that starts in a fifth of the time that sources take.
 * Types are judged by `npm run check:types`: a test by its name need not wait for that.
 */
async function compile(): Promise<void> {
  for (const words of COMPILED)
    await promisify(execFile)(process.execPath, [COMPILER, ...words], { cwd: ROOT }).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout);
      },
    );
  await bundleServer();
}

type Running = { url: string; stop(): Promise<void> };

/** The one server of a run and how many projects use it. Each project has modules of its own, and so it is stored on `globalThis`. */
const run: typeof globalThis & { karite?: { running: Promise<Running>; users: number } } = globalThis;

async function start(): Promise<Running> {
  const compiled = compile();
  // Awaited at the end; until then a failure waits as well.
  compiled.catch(() => undefined);
  const dataDir = await makeScratchFolder('karite-test-');
  const embedded = await startEmbedded({ dataDir, log: () => undefined, isPassing: true });
  const template = openDatabase(embedded.url, 1);
  await migrateDatabase(template);
  const stop = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const fill = async () => {
    await compiled;
    // Vitest reads packages from their sources for tests alone: this file needs them compiled.
    const { putCountries } = await import('../../src/sales/delivery/put-countries.ts');
    await putCountries(template, { log: () => undefined });
    await template.close();
  };
  await fill().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: embedded.url, stop };
}

/** Starts a real PostgreSQL for the whole run, with one migrated database to copy; returns what stops and removes it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.karite ??= { running: start(), users: 0 };
  const { karite } = run;
  karite.users += 1;
  const { url, stop } = await karite.running;
  project.onTestsRerun(compile);
  project.provide('templateUrl', url);
  return async () => {
    karite.users -= 1;
    if (karite.users > 0) return;
    run.karite = undefined;
    await stop();
  };
}
