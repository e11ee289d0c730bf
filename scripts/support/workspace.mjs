import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { runStep } from './step.mjs';

/** pnpm, in the version that package.json names. Run through npx: a fresh machine has npm, and nothing else is required. */
const PNPM = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;

const PACKAGES = ['shared', 'custom', 'demo', 'api', 'storefront', 'backoffice'];
/** The folders that a build writes. */
const OUTPUTS = ['shared/dist', 'custom/dist', 'demo/dist', 'api/dist', 'storefront/dist', 'backoffice/dist'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results']);
/** Made of the sources, and so none of them. */
const CLIENT_TYPES = 'shared/src/client/contract.ts';

class StepFailed extends Error {}
/** Lets a script end with code 1: a failed step has already shown what went wrong, anything else is shown now. */
export const report = (error) => {
  if (!(error instanceof StepFailed)) console.error(error);
  process.exitCode = 1;
};

/** Installs the locked packages, unless that was done for this lockfile and this Node. */
export async function ensureInstalled() {
  const stampFile = join(root, 'node_modules', '.karite-install.json');
  const stamp = {
    lockfile: digest(['pnpm-lock.yaml', 'pnpm-workspace.yaml']),
    node: `${process.versions.modules} ${process.platform} ${process.arch}`,
    pnpm: PNPM,
  };
  if (isSame(stampFile, stamp)) return;
  rmSync(stampFile, { force: true });
  // The tools are development packages: NODE_ENV=production must not leave them out. CI: never prompt, there may be no TTY.
  const env = { NODE_ENV: '', CI: 'true' };
  const { ok } = await runStep(
    'installing packages',
    ['npx', '--yes', PNPM, 'install', '--frozen-lockfile', '--prod=false'],
    { env },
  );
  if (!ok) throw new StepFailed('the packages could not be installed');
  write(stampFile, stamp);
}

/** Writes the types that the front ends call the API by, unless what they are made of is the same as the last time. */
export async function ensureClientTypes() {
  const stampFile = join(root, '.cache', 'client-types.json');
  const stamp = { sources: digest(['pnpm-lock.yaml', ...['shared', 'custom', 'api'].flatMap(sourcesOf)]) };
  if (existsSync(join(root, CLIENT_TYPES)) && isSame(stampFile, stamp)) return;
  rmSync(stampFile, { force: true });
  const { ok } = await runStep('writing the client types', ['npm', 'run', 'client']);
  if (!ok) throw new StepFailed('the client types could not be written');
  write(stampFile, stamp);
}

/** Builds the packages, unless nothing that they are made of has changed. */
export async function ensureBuilt() {
  const stampFile = join(root, '.cache', 'build.json');
  const files = [
    'pnpm-lock.yaml',
    'package.json',
    'tsconfig.base.json',
    'scripts/build/bundle-server.mjs',
    'scripts/build/front-ends.mjs',
    // The back-office shows it as its help.
    ...sourcesOf('docs/manuel'),
    ...PACKAGES.flatMap(sourcesOf),
  ];
  const stamp = { sources: digest(files) };
  const missing = OUTPUTS.filter((folder) => !existsSync(join(root, folder)));
  if (missing.length === 0 && isSame(stampFile, stamp)) return;
  rmSync(stampFile, { force: true });
  // The compiler believes its own notes, and would not write again what somebody has removed.
  for (const folder of missing) for (const notes of notesIn(dirname(folder))) rmSync(notes, { force: true });
  const { ok } = await runStep('building', ['npm', 'run', 'build'], { env: { NODE_ENV: 'production' } });
  if (!ok) throw new StepFailed('the build failed');
  write(stampFile, stamp);
}

/** Makes the next build compile everything: `dist` has files that the compiler did not write itself. */
export function forgetBuild() {
  rmSync(join(root, '.cache', 'build.json'), { force: true });
  for (const name of [...PACKAGES, 'custom/dist/shared'].filter((folder) => existsSync(join(root, folder))))
    for (const notes of notesIn(name)) rmSync(notes, { force: true });
}

/** What the compiler noted of a package's projects. */
const notesIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.tsbuildinfo'))
    .map((name) => join(root, folder, name));

function sourcesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !entry.name.startsWith('.'))
    .filter((entry) => !entry.name.endsWith('.tsbuildinfo') && !entry.name.endsWith('.log'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourcesOf(path);
      return entry.isFile() && path !== CLIENT_TYPES && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    })
    .sort();
}

/** By content, not by time: a fresh checkout has new times and old content. */
function digest(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function isSame(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === JSON.stringify(stamp);
}

function write(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stamp));
}
