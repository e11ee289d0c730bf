import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../support/root.mjs';
import { nearest } from './nearest.mjs';
import { edited, textsOf } from './replace.mjs';

const OWN = 'custom/api/texts.ts';

/**
 * An esbuild plugin: the texts of the API that a shop replaces, as `ownTexts` for the front ends. An unused text stops the
 * build, with the nearest ones.
 */
export const serverTexts = {
  name: 'server-texts',
  async setup(build) {
    const built = join(root, 'custom/dist/api/texts.js');
    // A shop that began with an earlier version may not have the file.
    if (!existsSync(built)) return;
    const { default: texts } = await import(pathToFileURL(built).href);
    if (Object.keys(texts).length === 0) return;
    const { parseSync } = await import(
      pathToFileURL(createRequire(join(root, 'storefront/package.json')).resolve('vite')).href
    );
    const reached = new Set();
    const known = new Set();
    build.onLoad({ filter: /[\\/](api|shared)[\\/]dist[\\/].*\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const errors = [];
      const edits = textsOf(parseSync(path, code).program, code).flatMap(({ text, edits: write }) => {
        known.add(text);
        if (!Object.hasOwn(texts, text)) return [];
        reached.add(text);
        const written = write(texts[text]);
        if (!written) errors.push({ text: `${OWN}: « ${text} »: keep its values ({0}, {1} …) in their order` });
        return written ?? [];
      });
      return { contents: edited(code, edits), loader: 'js', errors };
    });
    build.onEnd(() => ({
      errors: Object.keys(texts)
        .filter((text) => !reached.has(text))
        .map((text) => ({ text: `${OWN}: « ${text} » is nowhere; there is ${nearest(text, known)}` })),
    }));
  },
};
