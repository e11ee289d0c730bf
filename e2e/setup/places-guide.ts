import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '../../testing/guide.ts';
import { runIn } from '../../testing/scratch-copy.ts';

const RECIPES = ['docs/recipes/a-country.md', 'docs/recipes/delivery-fees.md'];

/** Gives a copy the country and the mode of delivery of the recipes. */
export async function addPlaces(copy: string): Promise<void> {
  for (const [file, text] of await filesOf(RECIPES, 'custom/shared/')) await writeFile(path.join(copy, file), text);
}

/** Builds the shop's pages of a copy, for the browser, the server and the service worker. */
export async function buildPages(copy: string): Promise<void> {
  const build = (...options: string[]) =>
    runIn(path.join(copy, 'storefront'), 'vite', 'build', '--minify', 'false', ...options);
  await build();
  await build('--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/server');
  await build('--config', 'vite.worker.config.ts');
}
