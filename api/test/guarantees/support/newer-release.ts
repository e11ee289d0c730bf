import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../../..');
/** What a release is made of, as it runs: the rest is where it was built. */
const COPIED = ['api/dist', 'api/migrations', 'api/package.json'];

/**
 * The built shop once more, as a release that brings further migrations: in a folder that is made, with what it does not
 * change as links. Returns the file that starts it. `migrations`: SQL by name.
 */
export async function newerRelease(folder: string, migrations: Record<string, string>): Promise<string> {
  await mkdir(path.join(folder, 'api'), { recursive: true });
  for (const each of COPIED) await cp(path.join(ROOT, each), path.join(folder, each), { recursive: true });
  for (const name of await readdir(path.join(ROOT, 'api')))
    if (!COPIED.includes(`api/${name}`) && name !== 'src')
      await symlink(path.join(ROOT, 'api', name), path.join(folder, 'api', name));
  for (const name of ['node_modules', 'shared', 'storefront', 'backoffice', 'custom', 'demo'])
    await symlink(path.join(ROOT, name), path.join(folder, name));
  for (const [name, text] of Object.entries(migrations))
    await writeFile(path.join(folder, `api/migrations/${name}.sql`), text);
  return path.join(folder, 'api/dist/bundle/server.js');
}
