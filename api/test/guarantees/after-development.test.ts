import { access, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleIn, compileIn, copyProject, runIn } from '../../../testing/scratch-copy.ts';

let copy: string;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => rm(copy, { recursive: true }));

it('builds the server after `npm run dev` compiled it, from the sources as they are now', async () => {
  const source = path.join(copy, 'shared/src/format/index.ts');
  const output = () => readFile(path.join(copy, 'shared/dist/format/index.js'), 'utf8');
  const committed = await readFile(source, 'utf8');
  await writeFile(source, `${committed}\nexport const isTrial = true;\n`);
  await compileIn(copy);
  expect(await output()).toContain('isTrial');
  await bundleIn(copy);
  await access(path.join(copy, 'api/dist/bundle/server.js'));

  // Undone while nothing watches: for the compiler's own notes the source never changed.
  await writeFile(source, committed);
  await runIn(copy, 'tsc', '--build', '--noCheck', 'shared', 'api');
  expect(await output()).not.toContain('isTrial');
});
