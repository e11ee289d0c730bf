import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../support/root.mjs';
import { nearest } from './nearest.mjs';
import { ownTexts } from './own-texts.mjs';
import { edited, textsOf } from './replace.mjs';

const OWN = 'custom/api/texts.ts';

/** The shop's texts of the API; a shop that began with an earlier version may not have the file. */
async function readTexts() {
  const built = join(root, 'custom/dist/api/texts.js');
  return existsSync(built) ? (await import(pathToFileURL(built).href)).default : {};
}

/**
 * A plugin for all esbuild builds of the server: the texts of the API that a shop replaces, as `ownTexts` for the front ends.
 * After the builds `refuseUnused` throws for a text that is in none of them, with the nearest ones.
 */
export async function serverTexts() {
  const texts = ownTexts(await readTexts());
  const all = new Set();
  const setup = async (build) => {
    if (texts.isEmpty) return;
    const { parseSync } = await import(
      pathToFileURL(createRequire(join(root, 'storefront/package.json')).resolve('vite')).href
    );
    build.onLoad({ filter: /[\\/](api|shared)[\\/]dist[\\/].*\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const errors = [];
      const edits = textsOf(parseSync(path, code).program, code).flatMap(({ text, edits: write }) => {
        all.add(text);
        const own = texts.of(text);
        if (own === null) return [];
        const written = write(own);
        if (!written) errors.push({ text: `${OWN}: « ${text} »: its values ({0}, {1} …) stay in their order` });
        return written ?? [];
      });
      return { contents: edited(code, edits), loader: 'js', errors };
    });
  };
  const refuseUnused = () => {
    const unused = texts.unused();
    if (unused.length > 0)
      throw new Error(
        unused.map((text) => `${OWN}: « ${text} » is nowhere; there is ${nearest(text, all)}`).join('\n'),
      );
  };
  return { plugin: { name: 'server-texts', setup }, refuseUnused };
}
