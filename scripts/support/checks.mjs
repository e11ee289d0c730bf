import { join } from 'node:path';
import { countUnits } from './reports.mjs';
import { root, scripts } from './root.mjs';
import { check, tests } from './tally.mjs';

/** The tests that need no database. */
const UNIT_TESTS = `vitest run ${['shared', 'demo', 'storefront', 'backoffice', 'custom', 'repository'].map((name) => `--project ${name}`).join(' ')}`;

/** A run of vitest. */
export function unitTests(label, command) {
  const file = join(root, '.cache', `${label.replace(/[^a-z]+/gi, '-')}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json="${file}"`;
  return tests(label, `${command} ${reporters}`, file, countUnits);
}

/** All that needs neither a database nor a browser. The tests take as long as the rest, so that two processors share it. */
export async function runChecks() {
  const script = scripts();
  await Promise.all([
    unitTests('unit tests', UNIT_TESTS),
    (async () => {
      await check('types', script['check:types']);
      await check('lint', 'biome check --error-on-warnings .');
      await check('import direction', script['check:imports']);
      await check('unused code', 'knip');
    })(),
  ]);
}
