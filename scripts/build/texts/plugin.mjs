/** A Vite plugin: the texts that a shop has otherwise (`custom/storefront/texts.ts`, `custom/backoffice/texts.ts`). */
import { join } from 'node:path';
import { root } from '../../support/root.mjs';
import { nearest } from './nearest.mjs';
import { ownTexts as ownTextsOf } from './own-texts.mjs';
import { edited, textsOf } from './replace.mjs';

/**
 * Puts a shop's texts in the place of Karité's while a front end is built, so that they cost a visitor nothing. An
 * unused text stops the build, with the nearest ones. `npm run dev`, which reads files on request, can't check it.
 * `vite` is the front end's own.
 */
export function ownTexts(name, { parseSync, runnerImport }) {
  const file = join(root, 'custom', name, 'texts.ts');
  const sources = [name, 'shared'].map((it) => join(root, it, 'src/'));
  const present = new Set();
  let texts = ownTextsOf({});
  let isServer = false;
  const read = async () => {
    texts = ownTextsOf((await runnerImport(file, { logLevel: 'error' })).module.default);
  };
  return {
    name: 'own-texts',
    enforce: 'pre',
    configResolved({ build }) {
      isServer = Boolean(build.ssr);
    },
    buildStart: read,
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(file).on('change', async (changed) => {
        if (changed !== file) return;
        await read();
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
    transform(code, id) {
      const [source] = id.split('?');
      if (texts.isEmpty || !sources.some((it) => source.startsWith(it)) || !/\.tsx?$/.test(id)) return null;
      const edits = textsOf(parseSync(source, code).program, code).flatMap(({ text, edits: write }) => {
        present.add(text);
        const own = texts.of(text);
        if (own === null) return [];
        return write(own) ?? this.error(`${file}: « ${text} »: keep its values ({0}, {1} …) in their order`);
      });
      if (edits.length === 0) return null;
      return { code: edited(code, edits), map: null };
    },
    buildEnd(error) {
      // The server does not use some files; the browser's build has all files with texts.
      if (error || isServer || this.meta.watchMode) return;
      const lost = texts.unused();
      if (lost.length > 0)
        this.error(
          lost.map((text) => `${file}: « ${text} » is nowhere; there is ${nearest(text, present)}`).join('\n'),
        );
    },
  };
}
