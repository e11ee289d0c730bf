import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './root.mjs';

const run = promisify(execFile);
const PACKAGES = ['shared', 'custom', 'demo', 'api', 'storefront', 'backoffice', 'e2e', 'testing', 'tools'];
const BUILT = [
  'storefront/dist',
  'custom/dist',
  'shared/tsconfig.registry.tsbuildinfo',
  ...['shared', 'demo', 'api'].flatMap((it) => [`${it}/dist`, `${it}/tsconfig.tsbuildinfo`]),
];

/** The present files of the project, without ignored ones. */
async function copyFiles(scratch: string): Promise<void> {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 1e8,
  });
  const files = listed.stdout.split('\0').filter(Boolean);
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(scratch, folder), { recursive: true });
  const copyOne = (file: string) =>
    copyFile(path.join(ROOT, file), path.join(scratch, file)).catch((error: { code?: string }) => {
      if (error.code !== 'ENOENT') throw error; // deleted, and not yet committed
    });
  await Promise.all(files.map(copyOne));
}

/**
 * A copy of the present project, with the same installed packages, to change and build at will. A package's own
 * `node_modules` are copied (they are links, `@karite/shared` among them), the store behind them is shared. `built`: the
 * built parts to copy.
 */
export async function copyProject({ built = BUILT }: { built?: readonly string[] } = {}): Promise<string> {
  // The copy shares the packages: no command in it may have to install them.
  await nodeIn(ROOT, 'scripts/setup.mjs');
  const scratch = await mkdtemp(path.join(tmpdir(), 'karite-scratch-'));
  await copyFiles(scratch);
  await symlink(path.join(ROOT, 'node_modules'), path.join(scratch, 'node_modules'), 'junction');
  // The storefront shows no new resource by itself: its build serves as it is. Other changes are compiled again.
  const folders = [...PACKAGES.map((name) => `${name}/node_modules`), ...built];
  const copyOne = (folder: string) =>
    cp(path.join(ROOT, folder), path.join(scratch, folder), { recursive: true, verbatimSymlinks: true });
  await Promise.all(folders.map(copyOne));
  return scratch;
}

/** Runs a program that is installed in a folder of the copy; what it printed comes with the error when it fails. */
export const runIn = (directory: string, program: string, ...args: string[]) =>
  run(path.join(directory, 'node_modules/.bin', program), args, { cwd: directory, maxBuffer: 1e8 });

/** Runs a script of the copy; what it printed comes with the error when it fails. */
export const nodeIn = (directory: string, ...args: string[]) =>
  run(process.execPath, args, { cwd: directory, maxBuffer: 1e8 });

/** Bundles a copy's built server, as `npm run build` does. */
export const bundleIn = (directory: string) => nodeIn(directory, 'scripts/build/bundle-server.mjs');

/** Compiles what changed of a copy's API since the last time, as `npm run dev` does: what it is made of is not judged. */
export async function compileIn(directory: string): Promise<void> {
  const script =
    "const { faults } = (await import('./scripts/dev/compile.mjs')).compile(); if (faults[0]) throw faults";
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: directory });
}
