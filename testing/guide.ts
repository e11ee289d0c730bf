import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { runIn } from './scratch-copy.ts';

/** The block of a guide (`docs/adding-a-kind.md`) with the content of a file. */
export async function blockOf(guide: string, file: string): Promise<string> {
  const text = await readFile(path.join(ROOT, guide), 'utf8');
  const block = text.split('```').find((part) => new RegExp(`^tsx?\\n// ${file}\\n`).test(part));
  if (!block) throw new Error(`${guide} has no block for ${file}`);
  return block.slice(block.indexOf('\n', block.indexOf('\n') + 1) + 1);
}

/** All files that guides or recipes write below a folder, by path: each block that begins with its path in a comment. */
export async function filesOf(guides: readonly string[], folder: string): Promise<Map<string, string>> {
  const texts = await Promise.all(guides.map((guide) => readFile(path.join(ROOT, guide), 'utf8')));
  const blocks = texts.flatMap((text) => [
    ...text.matchAll(/^```(?:tsx?|css)\n(?:\/\/|\/\*) (\S+)(?: \*\/)?\n(.*?)^```$/gms),
  ]);
  return new Map(blocks.flatMap(([, file = '', text = '']) => (file.startsWith(folder) ? [[file, text]] : [])));
}

/** Writes a file of a guide into a copy of the project. */
export const writeBlock = async (copy: string, guide: string, file: string): Promise<void> =>
  writeFile(path.join(copy, file), await blockOf(guide, file));

/** Adds lines to a resource's registry in a copy: what is imported of a file, and before which resource it is listed. */
export async function registerResource(copy: string, name: string, file: string): Promise<void> {
  const registry = path.join(copy, 'shared/src/resources/index.ts');
  const before = await readFile(registry, 'utf8');
  const after = before
    .replace('import { orders }', `import { ${name} } from './${file}';\nimport { orders }`)
    .replace(/\n\s*products,\s*categories,/, `$& ${name},`);
  if (after.split(name).length !== before.split(name).length + 2) throw new Error('The registry reads otherwise now');
  await writeFile(registry, after);
}

/** Writes a copy's migration, as `npm run migration` does. */
export const migrate = (copy: string, name: string) =>
  runIn(copy, 'tsx', '--conditions=source', 'api/src/operations/generate/make-migration.ts', name);
