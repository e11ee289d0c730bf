/**
 * Fails when a page's first load is over its budget. Reads what the build wrote; sizes are gzip -9, the most that a phone
 * receives (Brotli is a seventh less). First load: the first script, the entry, the page's own file, and all that these
 * import. What is fetched later, by the first search, panel or link, is listed and not counted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const BUDGETS = { script: 128 * KB, deferred: 1.5 * KB, style: 15 * KB, font: 15 * KB, banner: 9 * KB };
const ENTRY = 'src/app/entry-client.tsx';
/** The first script of every page, and all that one brings whose hydration is deferred. */
const FIRST_SCRIPT = 'src/hydration/event-replay.ts';

const client = join(dirname(fileURLToPath(import.meta.url)), '../dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const contents = (file) => readFileSync(join(client, file));
const zipped = (file) => gzipSync(contents(file), { level: 9 }).length;

/** The files that a module needs at once. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, found);
  return found;
}

const total = (files, size) => [...files].reduce((sum, file) => sum + size(file), 0);
const allFiles = [
  ...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
];
const ending = (pattern) => allFiles.filter((file) => pattern.test(file));
const isPage = (key) => /^src\/.*-page\.tsx$/.test(key);

const rows = Object.keys(manifest)
  .filter(isPage)
  .map((key) => [
    key.replace(/^src\//, ''),
    total(new Set([...filesOf(FIRST_SCRIPT), ...filesOf(ENTRY), ...filesOf(key)]), zipped),
    BUDGETS.script,
  ]);
if (rows.length === 0) throw new Error('No page in the manifest: build the storefront first.');
rows.sort((a, b) => b[1] - a[1]);
rows.push(['a page of the data saver', total(filesOf(FIRST_SCRIPT), zipped), BUDGETS.deferred]);
rows.push(['style sheets, all pages', total(ending(/\.css$/), zipped), BUDGETS.style]);
// Fonts are compressed by themselves.
rows.push(['fonts', total(ending(/\.woff2$/), (file) => contents(file).length), BUDGETS.font]);
for (const file of ending(/(karite|protection|rituel)-[^/]*\.svg$/)) rows.push([file, zipped(file), BUDGETS.banner]);

const shown = (bytes) => `${(bytes / KB).toFixed(1)} KB`.padStart(9);
for (const [name, size, budget] of rows)
  process.stdout.write(`${size > budget ? '✗' : '✓'} ${name.padEnd(48)}${shown(size)} of ${shown(budget)}\n`);
const unpacked = ending(/\.(js|css)$/).filter(
  (file) => contents(file).length >= KB && !existsSync(join(client, `${file}.br`)),
);
if (unpacked.length > 0) throw new Error(`Not packed by the build: ${unpacked.join(', ')}`);
const over = rows.filter(([, size, budget]) => size > budget);
if (over.length > 0) {
  process.stderr.write(`Over budget: ${over.map(([name]) => name).join(', ')}\n`);
  process.exitCode = 1;
}
