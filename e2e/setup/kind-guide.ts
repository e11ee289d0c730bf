import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { blockOf, migrate, registerResource, writeBlock } from '../../testing/guide.ts';
import { runIn } from '../../testing/scratch-copy.ts';

const GUIDE = 'docs/adding-a-kind.md';
const SHARED = 'shared/src/resource/kinds';
const API = 'api/src/engine/kinds';
const BACK_OFFICE = 'backoffice/src/resource/kinds';

/** Puts the guide's lines into a file that lists kinds: imports and exports at its top, entries in its list. */
async function enter(copy: string, folder: string, file = `${folder}/index.ts`): Promise<void> {
  const lines = (await blockOf(GUIDE, file)).trimEnd().split('\n');
  const entries = lines.filter((line) => line.startsWith(' '));
  const statements = lines.filter((line) => !line.startsWith(' '));
  const before = await readFile(path.join(copy, file), 'utf8');
  const after = before.replace(/^ {2}integer: \w+,$/m, `$&\n${entries.join('\n')}`);
  expect(after).not.toBe(before);
  await writeFile(path.join(copy, file), `${statements.join('\n')}\n${after}`);
}

/** The compiler's errors for a package's kinds and their dependencies; empty without any. */
async function compile(copy: string, name: 'shared' | 'api' | 'backoffice'): Promise<string> {
  const kinds = {
    extends: './tsconfig.json',
    include: [name === 'api' ? 'src/engine/kinds' : 'src/resource/kinds'],
    references: [],
    compilerOptions: { noEmit: true, composite: false, incremental: false },
  };
  await writeFile(path.join(copy, name, 'tsconfig.kinds.json'), JSON.stringify(kinds));
  return runIn(copy, 'tsc', '-p', `${name}/tsconfig.kinds.json`).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

/** Adds a kind to a copy by its guide, checks after each file that the compiler requires the next, and makes a resource with it. */
export async function addDuration(copy: string): Promise<void> {
  await writeBlock(copy, GUIDE, `${SHARED}/duration.ts`);
  expect(await compile(copy, 'shared')).toMatch(/kinds\/index\.ts.*'duration' is missing/);
  await enter(copy, SHARED);
  await enter(copy, SHARED, 'shared/src/resource/check/options.ts');
  expect(await compile(copy, 'shared')).toBe('');
  await runIn(copy, 'tsc', '--build', '--noCheck', 'shared');

  expect(await compile(copy, 'api')).toMatch(/kinds\/index\.ts.*'duration' is missing/);
  await enter(copy, API);
  const stored = await blockOf(GUIDE, `${API}/numbers/duration.ts`);
  const unsaved = stored.replace('  ...number,', "  ...number,\n  storage: 'rows',").replace(/^ {2}column: .*\n/m, '');
  await writeFile(path.join(copy, API, 'numbers/duration.ts'), unsaved);
  expect(await compile(copy, 'api')).toMatch(/kinds\/numbers\/duration\.ts.*error/);
  await writeFile(path.join(copy, API, 'numbers/duration.ts'), stored);
  expect(await compile(copy, 'api')).toBe('');

  expect(await compile(copy, 'backoffice')).toMatch(/kinds\/index\.ts.*'duration' is missing/);
  await writeBlock(copy, GUIDE, `${BACK_OFFICE}/duration.tsx`);
  await enter(copy, BACK_OFFICE);
  expect(await compile(copy, 'backoffice')).toBe('');

  await writeBlock(copy, GUIDE, 'shared/src/resources/treatment.ts');
  await registerResource(copy, 'treatments', 'treatment.ts');
  await migrate(copy, 'treatments');
}
