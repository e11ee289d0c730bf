import type { Migration } from './files.ts';
import type { Applied } from './journal.ts';

/** Why a database is not migrated to this version of Karité, and what to do, for the operator, without a stack. */
export class MigrationRefused extends Error {}

const list = (names: readonly string[]): string => names.map((name) => `  ${name}`).join('\n');

/**
 * Refuses a database that has been through what this Karité does not bring, or brings otherwise. What a newer one has only
 * added (`-- expands`) it can live with: the two serve side by side, and one goes back from the newer to this.
 */
export function refuseOthers(cached: readonly Migration[], applied: readonly Applied[]): void {
  const byName = new Map(cached.map((migration) => [migration.name, migration]));
  const gone = applied.filter(({ name, expands }) => !byName.has(name) && !expands).map(({ name }) => name);
  if (gone.length > 0)
    throw new MigrationRefused(
      `This database has been through migrations that this Karité does not bring:\n${list(gone)}\n` +
        'It is a newer one, or of another branch. Start the Karité that brings them, put their files back, or restore a ' +
        'backup that was made before.',
    );
  const changed = applied.filter(({ name, hash }) => {
    const file = byName.get(name);
    return file && ![file.hash, file.windowsHash, ...file.was].includes(hash);
  });
  if (changed.length > 0)
    throw new MigrationRefused(
      `The files of these migrations were changed after they ran on this database:\n${list(changed.map(({ name }) => name))}\n` +
        'Put them back as they were (git log shows when they changed), and write what else the tables need as another one: ' +
        'npm run migration -- <name>',
    );
}
