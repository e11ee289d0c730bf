/**
 * Fails when what a screen of the back-office fetches before it is drawn is over its budget: the sign-in, each page, and a page
 * with its charts, which come after it.
 */
import { join } from 'node:path';
import { hold, ownAllowance, readBuild } from '../../scripts/build/sizes.mjs';

/** A browser requests six files at a time by HTTP/1.1. This is the limit of scripts fetched for a screen. */
const MOST_FILES = 30;
const START = 'index.html';

const { manifest, text, needed, filesOf, total } = readBuild(join(import.meta.dirname, '../dist'));
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
const one = (pattern) => {
  const [found, ...others] = lazy.filter((key) => pattern.test(key));
  if (!found || others.length > 0) throw new Error(`Not one part of the build: ${pattern}`);
  return found;
};
const frame = [START, one(/\/app\/back-office\.tsx$/), one(/\/app\/layout\.tsx$/)];
const everywhere = new Set(needed(frame));

const areCharts = (key) =>
  filesOf([key]).some((file) => file.endsWith('.js') && text(file).includes('recharts-wrapper'));
/** Pages with a form or with charts of their own; all others are lists, or lighter. */
const isList = (page) => !/\/(?:settings|statistics|record)-page\.tsx$/.test(page);
/** The charts that a page fetches after itself. */
const chartsOf = (page) =>
  needed([page])
    .filter((key) => !everywhere.has(key))
    .flatMap((key) => manifest[key].dynamicImports ?? [])
    .filter(areCharts);

const screens = lazy
  .filter((key) => key.endsWith('-page.tsx') && !key.endsWith('/setup-page.tsx'))
  .flatMap((page) => {
    const name = page.replace(/^src\//, '');
    const charts = chartsOf(page);
    const alone = [name, [...frame, page], isList(page) ? 620 : 740];
    return charts.length > 0 ? [alone, [`${name} with charts`, [...frame, page, ...charts], 740]] : [alone];
  });
const rows = [['sign-in', [START], 440], ...screens].map(([name, keys, budget]) => {
  const files = filesOf(keys);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  return { name: `back-office, ${name}`, scripts, size: total(scripts), budget, style: total(styles) };
});
const shown = [
  ...rows.sort((a, b) => b.size - a.size).map(({ name, size, budget }) => [name, size, budget]),
  ['back-office, style sheets, the largest', Math.max(...rows.map(({ style }) => style)), 40],
];
// Each declaration is in the first load.
hold(shown, ownAllowance(['shared', 'backoffice'], 32));
for (const { name, scripts } of rows)
  if (scripts.length > MOST_FILES) throw new Error(`${name}: ${scripts.length} scripts, ${MOST_FILES} at most.`);
