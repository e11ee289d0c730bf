/**
 * Fails when what a screen of the back-office loads is over its budget: the sign-in, every page, each list, the statistics
 * with their charts: its scripts, and its style sheets, among which are antd's. Follows the imports of what the build wrote,
 * those that a screen makes at once and those of the parts that it is known to fetch; sizes are gzip -9.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1024;
/** A phone asks for six files at a time: so many scripts at most are fetched for a screen. */
const MOST_FILES = 24;
const assets = join(dirname(fileURLToPath(import.meta.url)), '../dist/assets');
const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
const texts = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
const zippedSize = (text) => gzipSync(text, { level: 9 }).length;
const zipped = new Map([...texts].map(([name, text]) => [name, zippedSize(text)]));

/** The chunk of that name: a part of the first screens (`build/drawn-together.ts`), or the module that it begins with. */
function chunk(name) {
  const found = names.filter((each) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(each));
  if (found.length === 0) throw new Error(`Build the back-office first: there is no ${name}.`);
  return found;
}

const importsOf = (name) =>
  [...texts.get(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, file]) => file);

/** What some chunks bring along, themselves included. */
function withImports(roots) {
  const met = new Set();
  const waiting = [...roots];
  while (waiting.length > 0) {
    const name = waiting.pop();
    if (met.has(name) || !texts.has(name)) continue;
    met.add(name);
    waiting.push(...importsOf(name));
  }
  return met;
}

/** The style sheets that a chunk is fetched with: whoever imports it says so, in Vite's own list. */
function stylesOf(name) {
  for (const text of texts.values()) {
    const [, after] = text.split(new RegExp(`import\\(["'\`]\\./${name.replaceAll('.', '\\.')}["'\`]\\)`));
    const places = after?.match(/__vite__mapDeps\(\[([\d,]+)\]\)/)?.[1];
    if (!places) continue;
    const listed = JSON.parse(text.match(/m\.f=(\[[^\]]*\])/)[1]);
    return places
      .split(',')
      .map((place) => listed[place].replace('assets/', ''))
      .filter((file) => file.endsWith('.css'));
  }
  return [];
}

const html = readFileSync(join(assets, '../index.html'), 'utf8');
const first = [...html.matchAll(/assets\/([^"]+\.js)/g)].map(([, file]) => file);
const every = [...first, ...chunk('frame'), ...chunk('icons')];
const list = [...every, ...chunk('list')];
const firstStyles = [...html.matchAll(/assets\/([^"]+\.css)/g)].map(([, file]) => file);
const screens = [
  ['sign-in', [...first, ...chunk('entrance')], 440, 5],
  ['every page', every, 620, 12],
  ...['orders', 'products-page', 'users-page', 'payments-page', 'refunds-page', 'messages-page'].map((page) => [
    `list: ${page.replace('-page', '')}`,
    [...list, ...chunk(page)],
    620,
    30,
  ]),
  ['list: any other', [...list, ...chunk('declared-page')], 620, 30],
  ['statistics with charts', [...every, ...chunk('statistics-page'), ...chunk('charts')], 740, 30],
];

function hold(name, size, budget) {
  const shown = (bytes) => `${(bytes / KB).toFixed(1)} KB`.padStart(9);
  process.stdout.write(
    `${size > budget * KB ? '✗' : '✓'} ${`back-office, ${name}`.padEnd(48)}${shown(size)} of ${shown(budget * KB)}\n`,
  );
  if (size > budget * KB) process.exitCode = 1;
}
const total = (files, sizeOf) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
for (const [name, roots, ofScripts, ofStyles] of screens) {
  const styles = new Set([...firstStyles, ...roots.flatMap(stylesOf)]);
  const scripts = withImports(roots);
  hold(
    name,
    total(scripts, (file) => zipped.get(file)),
    ofScripts,
  );
  if (scripts.size > MOST_FILES) throw new Error(`${name}: ${scripts.size} scripts, ${MOST_FILES} at most.`);
  hold(
    `${name}: CSS`,
    total(styles, (file) => zippedSize(readFileSync(join(assets, file)))),
    ofStyles,
  );
}
if ([...withImports(every)].some((name) => chunk('charts').includes(name)))
  throw new Error('Every page loads the charts.');
