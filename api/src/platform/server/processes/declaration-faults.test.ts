import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const address = (file: string) => JSON.stringify(pathToFileURL(path.join(ROOT, file)).href);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karite-faults-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a program prints and ends with that begins as the shop and its commands do, and imports a file. */
async function start(files: Record<string, string>, imported: string) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const program = `import ${address('api/src/platform/server/processes/report-faults.ts')};\nimport './${imported}';\n`;
  await writeFile(path.join(folder, 'start.ts'), program);
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const { status, stderr } = spawnSync(process.execPath, [tsx, '--conditions=source', 'start.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr };
}

const WRONG = `import { defineResource, integer, text } from ${address('shared/src/resource/index.ts')};

type Said = { label: string };
export const shelves = defineResource({
  name: 'shelves',
  label: { one: 'Rayon', many: 'Rayons' },
  display: 'nmae',
  access: { read: 'admin' },
  fields: {
    name: text({ label: 'Nom', colum: true }),
    rank: integer({ label: 'Rang', min: 5, max: 1 }),
  },
});
`;

const FAULTS = (file: string) => [
  `${file}:7  shelves.display: no field "nmae"`,
  '  Write "name".',
  `${file}:10  shelves.name: "colum" is no option of the kind text`,
  '  Write "column".',
  `${file}:11  shelves.rank: min is above max`,
  '  Exchange 5 and 1.',
  '',
];

it('prints all faults with file, line and remedy, without a stack, and ends with 1', async () => {
  const { status, stderr } = await start({ 'wrong.ts': WRONG }, 'wrong.ts');
  expect(stderr.split('\n')).toEqual(FAULTS('wrong.ts'));
  expect(status).toBe(1);
});

it('names the source and its lines where what runs was compiled without a map', async () => {
  const compiled = WRONG.replace(/type Said.*\n/, '').replace(/\n\n+/, '\n');
  const files = { 'part/src/wrong.ts': WRONG, 'part/dist/wrong.js': compiled, 'package.json': '{"type":"module"}' };
  const { stderr } = await start(files, 'part/dist/wrong.js');
  expect(stderr.split('\n')).toEqual(FAULTS('part/src/wrong.ts'));
});

it('leaves other mistakes to Node', async () => {
  const { status, stderr } = await start({ 'broken.ts': "throw new Error('broken')" }, 'broken.ts');
  expect(stderr).toMatch(/Error: broken\n +at /);
  expect(status).not.toBe(0);
});
