import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { objectionsTo } from '../../../platform/database/migrations/expansion.ts';
import { type MigrationFolder, STATEMENT } from '../../../platform/database/migrations/files.ts';
import { patchBetween } from './merge-patch.ts';
import type { Plan } from './plan.ts';
import type { State } from './state.ts';

/** `20261122T113000`: later ones come after it, and those of two branches have two names. */
const momentOf = (date: Date): string => date.toISOString().slice(0, 19).replace(/[-:]/g, '');

/** The declared kind of a migration; its author completes the reason before the commit. */
const kindOf = (text: string): string => {
  const first = objectionsTo(text)[0];
  return first ? `-- contracts: ${first.statement.slice(0, 100)}` : '-- expands';
};

/** Writes a migration, and beside it what it changes, for the next one to start from; returns the path of its SQL. */
export async function writeMigration(
  folder: MigrationFolder,
  name: string,
  { statements, warnings }: Plan,
  { before, after }: { before: State; after: State },
): Promise<string> {
  const tag = `${momentOf(new Date())}_${name}`;
  const comments = warnings.map((warning) => `${warning.replace(/^/gm, '-- ')}\n`).join('');
  await mkdir(new URL('meta/', folder.url), { recursive: true });
  const text = statements.join(STATEMENT);
  const file = new URL(`${tag}.sql`, folder.url);
  await writeFile(file, `${kindOf(text)}\n${comments}${text}\n`);
  const patch = patchBetween({ tables: before }, { tables: after });
  await writeFile(new URL(`meta/${tag}.json`, folder.url), `${JSON.stringify(patch, null, 1)}\n`);
  return path.relative(process.cwd(), fileURLToPath(file));
}
