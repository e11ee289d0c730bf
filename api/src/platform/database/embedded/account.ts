import { lchown, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { type Account, run } from './process.ts';

/** Folders that belong to root and that every user can enter; tried in this order. They must outlive a reboot. */
const SHARED_FOLDERS = ['/var/lib/karite', '/opt/karite', '/srv/karite'];
const CANDIDATES = ['postgres', '_postgres', 'karite', 'nobody'];

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. No user is created for it: the system's own accounts are not ours to change. */
export async function chooseAccount(): Promise<Account> {
  if (!isRoot()) return undefined;
  const id = async (flag: string, name: string) => {
    const { code, output } = await run('id', [flag, name], { timeoutMs: 5_000 });
    return code === 0 && /^\d+$/.test(output) ? Number(output) | 0 : undefined;
  };
  for (const name of CANDIDATES) {
    const [uid, gid] = [await id('-u', name), await id('-g', name)];
    if (uid && gid) return { uid, gid };
  }
  throw new CannotStart(
    `PostgreSQL cannot run as root, and none of the users ${CANDIDATES.join(', ')} exists. ` +
      'Create one (useradd --system postgres), start as an ordinary user, or set DATABASE_URL.',
  );
}

/** It tries the access, because modes alone are not enough (ACLs, network folders, user namespaces). */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  if (!account) return true;
  const probe = await run('/bin/sh', ['-c', 'cd "$1" && ls . >/dev/null', 'sh', folder], {
    account,
    timeoutMs: 10_000,
  });
  return probe.code === 0;
}

/** Where to put what the other user must reach when the project lies where that user cannot go. */
export async function sharedFolder(account: Account): Promise<string> {
  for (const folder of SHARED_FOLDERS) {
    const made = await mkdir(folder, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    if (made && (await isTrusted(folder)) && (await canEnter(folder, account))) return folder;
  }
  throw new CannotStart(
    `Started as root, PostgreSQL runs as another user, who can reach neither the data folder nor any of ` +
      `${SHARED_FOLDERS.join(', ')}. Set DATA_DIR to a folder below one that everybody may enter.`,
  );
}

/** Nobody but root may be able to swap the programs, or the folders, that we are about to use. */
export async function isTrusted(path: string): Promise<boolean> {
  const info = await lstat(path).catch(() => undefined);
  return info?.isDirectory() === true && info.uid === 0 && (info.mode & 0o022) === 0;
}

export async function giveTo(account: Account, path: string): Promise<void> {
  if (!account) return;
  await lchown(path, account.uid, account.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(account, join(path, name));
}
