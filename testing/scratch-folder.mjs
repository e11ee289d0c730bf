import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. In a container it may be small. */
const IN_MEMORY = '/dev/shm';
/** What the databases of a whole run take at most, with space to spare, in bytes. */
const ENOUGH_BYTES = 6e9;

async function isRoomInMemory() {
  const found = await statfs(IN_MEMORY).catch(() => null);
  return found !== null && found.bavail * found.bsize >= ENOUGH_BYTES;
}

/**
 * A new folder for the files of one test run: in memory where there is space, as each database of a test is a thousand
 * files. The caller removes it. Started as root, PostgreSQL runs as another user, who can enter it.
 */
export async function makeScratchFolder(prefix) {
  const folder = await mkdtemp(join((await isRoomInMemory()) ? IN_MEMORY : tmpdir(), prefix));
  await chmod(folder, 0o755);
  return folder;
}
