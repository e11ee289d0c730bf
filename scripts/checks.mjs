import { join } from 'node:path';
import { countUnits } from './reports.mjs';
import { root, scripts } from './root.mjs';
import { check, tests } from './tally.mjs';

/** A run of vitest, by its script in package.json. */
export function unitTests(label, script) {
  const file = join(root, '.cache', `${script.replace(/[^a-z]+/g, '-')}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json="${file}"`;
  return tests(label, `${scripts()[script]} ${reporters}`, file, countUnits);
}

/** All that needs neither a database nor a browser, on two processors: the types take as long as the rest. */
export async function runChecks() {
  const script = scripts();
  await Promise.all([
    check('types', script['check:types']),
    (async () => {
      await check('lint', script['check:lint']);
      await check('import direction', script['check:imports']);
      await check('unused code', script['check:unused']);
      await unitTests('unit tests', 'check:units');
    })(),
  ]);
}
