/**
 * Fails when a page's first load is over its budget. First load: the first script, the entry, the page's own file, and all that
 * these import; for the line of a first visit also what the home page fetches of the build afterwards. What is fetched later, by
 * the first search, panel or link, is not counted; the page itself and its products' pictures are, by `npm run tools -- storefront`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hold, ownAllowance, readBuild } from '../../scripts/build/sizes.mjs';

const ENTRY = 'src/app/entry-client.tsx';
/** The first script of every page, and the only one of a page with deferred hydration. */
const FIRST_SCRIPT = 'src/hydration/event-replay.ts';
/** What a page fetches when it is at rest. */
const AT_REST = ['src/app/after-load.ts', 'src/hydration/stale-build.ts'];
const HOME = 'src/catalogue/home/home-page.tsx';

const client = join(import.meta.dirname, '../dist/client');
const { manifest, text, filesOf, allFiles, total } = readBuild(client);
const scriptsOf = (keys) => filesOf(keys).filter((file) => file.endsWith('.js'));
const ending = (pattern) => allFiles.filter((file) => pattern.test(file));

const pages = Object.keys(manifest)
  .filter((key) => /^src\/.*-page\.tsx$/.test(key))
  .map((key) => [key.replace(/^src\//, ''), total(scriptsOf([FIRST_SCRIPT, ENTRY, key])), 128])
  .sort(([, one], [, other]) => other - one);
const styles = ending(/\.css$/);
const fonts = ending(/\.woff2$/);
const pictures = ending(/\/(karite|icons|placeholder)-[^/]*\.svg$/);
const firstVisit = [...scriptsOf([FIRST_SCRIPT, ENTRY, HOME, ...AT_REST]), ...styles, ...fonts, ...pictures];
const rows = [
  ...pages,
  ['a page of the data saver', total(scriptsOf([FIRST_SCRIPT])), 3],
  ['style sheets, all pages', total(styles), 16],
  ['fonts', total(fonts), 30],
  ['a first visit to the home page, of the build', total(firstVisit), 170],
];
hold(rows, ownAllowance(['storefront'], 8));
const unpacked = ending(/\.(js|css)$/).filter(
  (file) => text(file).length >= 1024 && !existsSync(join(client, `${file}.br`)),
);
if (unpacked.length > 0) throw new Error(`Not packed by the build: ${unpacked.join(', ')}`);
