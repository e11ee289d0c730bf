import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '../../testing/guide.ts';
import { runIn } from '../../testing/scratch-copy.ts';

const RECIPES = ['docs/recipes/a-country.md', 'docs/recipes/delivery-fees.md'];

/** Gives a copy the country and the mode of delivery of the recipes. */
export async function addPlaces(copy: string): Promise<void> {
  for (const [file, text] of await filesOf(RECIPES, 'custom/shared/')) await writeFile(path.join(copy, file), text);
}

/** Builds the shop's pages of a copy, for the browser and for the server. */
export async function buildPages(copy: string): Promise<void> {
  const folder = path.join(copy, 'storefront');
  await runIn(folder, 'vite', 'build', '--minify', 'false');
  await runIn(
    folder,
    'vite',
    'build',
    '--minify',
    'false',
    '--ssr',
    'src/app/entry-server.tsx',
    '--outDir',
    'dist/server',
  );
}
