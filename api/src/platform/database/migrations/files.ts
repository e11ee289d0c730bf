import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { API_FOLDER, PROJECT_FOLDER } from '../../project/folders.ts';
import { errorCode } from '../error-code.ts';
import { declaredKind } from './expansion.ts';

/** A folder of migrations, and the name that theirs begin with; one that is not there brings none. */
export type MigrationFolder = { name: string; url: URL };

/** A migration: `shop/0001_baseline` for ever, whatever comes before it or after it. */
export type Migration = {
  name: string;
  statements: string[];
  /** The SHA-256 of its file, with Linux line endings. */
  hash: string;
  /** The same with Windows line endings. */
  windowsHash: string;
  /** The hashes of earlier files with the same effect, as the file declares (`-- was <hash>: why`). */
  was: string[];
  /** Whether the former release's server can run after it, as the file declares (`-- expands`). */
  expands: boolean;
};

/** The folders of migrations. Of two with one name, that of the first folder comes first. */
export const MIGRATION_FOLDERS: readonly MigrationFolder[] = [
  { name: 'shop', url: new URL('migrations/', API_FOLDER) },
  { name: 'custom', url: new URL('custom/migrations/', PROJECT_FOLDER) },
];

/** The separator between two statements of a file. */
export const STATEMENT = '\n--> statement-breakpoint\n';

const sumOf = (text: string): string => hash('sha256', text);

/** The names of a folder's files that end so, without that end, in the order of names. */
export function filesIn(url: URL, end: string): string[] {
  try {
    return readdirSync(url)
      .flatMap((file) => (file.endsWith(end) ? [file.slice(0, -end.length)] : []))
      .sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** By their own names, of whichever folder: they begin with a number or with the moment they were made at. */
export const inOrder = <T extends { tag: string }>(all: T[]): T[] =>
  all.sort((one, other) => (one.tag === other.tag ? 0 : one.tag < other.tag ? -1 : 1));

/** How many migrations this Karité brings: a later release brings more. */
export const migrationCount = (): number =>
  MIGRATION_FOLDERS.reduce((count, { url }) => count + filesIn(url, '.sql').length, 0);

/** The migrations that this Karité brings, in the order in which an empty database goes through them. */
export function migrationFiles(folders: readonly MigrationFolder[] = MIGRATION_FOLDERS): Migration[] {
  const found = folders.flatMap(({ name, url }) =>
    filesIn(url, '.sql').map((tag) => ({ name: `${name}/${tag}`, tag, url })),
  );
  return inOrder(found).map(({ name, tag, url }) => {
    const text = readFileSync(new URL(`${tag}.sql`, url), 'utf8').replaceAll('\r\n', '\n');
    return {
      name,
      statements: text.split(STATEMENT),
      hash: sumOf(text),
      windowsHash: sumOf(text.replaceAll('\n', '\r\n')),
      expands: declaredKind(text)?.kind === 'expands',
      was: [...text.matchAll(/^-- was ([0-9a-f]{64}): /gm)].flatMap(([, hash]) => hash ?? []),
    };
  });
}

export const namesOf = (migrations: readonly { name: string }[]): string[] => migrations.map(({ name }) => name);
