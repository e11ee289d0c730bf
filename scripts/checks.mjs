import { join, relative } from 'node:path';
import { root, scripts } from './root.mjs';
import { check, reason, tests } from './tally.mjs';

const countUnits = (units) => ({
  names: units.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative(root, name)} › ${fullName}${reason(failureMessages[0])}`),
  ),
  passed: units.numPassedTests,
  failed: units.numFailedTests,
  skipped: units.numPendingTests + (units.numTodoTests ?? 0),
});

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
