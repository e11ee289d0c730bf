/** `npm test`: everything that must hold, from a fresh clone. All steps run, whatever fails; the last line counts. */
import './node-version.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { root, scripts, withPrograms } = await import('./root.mjs');
const { runStep } = await import('./step.mjs');
const { ensureBuilt, ensureInstalled, report } = await import('./workspace.mjs');

const UNITS_REPORT = join(root, '.cache', 'vitest.json');
const JOURNEYS_REPORT = join(root, '.cache', 'playwright.json');
const total = { passed: 0, failed: 0, skipped: 0 };

/** A step fails as one even if it cannot say how many of its tests did: nothing passes for want of a report. */
function add({ passed = 0, failed = 0, skipped = 0 }, ok) {
  total.passed += passed;
  total.failed += Math.max(failed, ok ? 0 : 1);
  total.skipped += skipped;
}

async function check(label, script) {
  if (!script) return;
  const { ok } = await runStep(label, script, { env: withPrograms() });
  add({ passed: ok ? 1 : 0 }, ok);
}

async function tests(label, command, reportFile, count, options) {
  rmSync(reportFile, { force: true });
  const { ok } = await runStep(label, command, { ...options, env: { ...withPrograms(), ...options?.env } });
  const found = existsSync(reportFile) ? count(JSON.parse(readFileSync(reportFile, 'utf8'))) : undefined;
  if (!found) console.log(`(${label}: no report was written)`);
  add(found ?? {}, ok && found !== undefined);
}

const countUnits = (units) => ({
  passed: units.numPassedTests,
  failed: units.numFailedTests,
  skipped: units.numPendingTests + (units.numTodoTests ?? 0),
});
const countJourneys = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

async function prepared(prepare) {
  return prepare().then(
    () => true,
    (error) => {
      report(error);
      return false;
    },
  );
}

async function main() {
  if (!(await prepared(ensureInstalled))) return add({}, false);
  const script = scripts();
  await Promise.all([
    check('types', script['check:types'] ?? 'tsc --build'),
    (async () => {
      await check('lint', script['check:lint'] ?? 'biome check --error-on-warnings .');
      await check('import direction', script['check:imports']);
      await check('unused code', script['check:unused'] ?? 'knip');
    })(),
  ]);
  const reporters = `--reporter=default --reporter=json --outputFile.json="${UNITS_REPORT}"`;
  const units = `${script['check:units'] ?? 'vitest run'} ${reporters}`;
  await tests('unit and API tests', units, UNITS_REPORT, countUnits);
  const built = await prepared(ensureBuilt);
  add({ passed: built ? 1 : 0 }, built);
  await check('size budgets', script['check:sizes']);
  await tests('browser journeys', journeys(), JOURNEYS_REPORT, countJourneys, {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS_REPORT },
  });
}

const journeys = () => [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];

await main();
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
