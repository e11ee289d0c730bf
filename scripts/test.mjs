/**
 * `npm test`: what every change must pass, from a fresh clone. `npm run test:all` leaves nothing out (decision 83). All steps run,
 * whatever fails; the last line counts.
 */
import './support/node-version.mjs';
import { join } from 'node:path';

const { runChecks, unitTests } = await import('./support/checks.mjs');
const { countJourneys } = await import('./support/reports.mjs');
const { root, scripts } = await import('./support/root.mjs');
const { check, prepared, summary, tests } = await import('./support/tally.mjs');
const { ensureBuilt, ensureClientTypes, ensureInstalled } = await import('./support/workspace.mjs');

// Read by vitest.config.ts, e2e/playwright.config.ts and the tests themselves.
if (!process.argv.includes('--all')) process.env.TESTS = 'quick';

const JOURNEYS_REPORT = join(root, '.cache', 'playwright.json');
const JOURNEYS = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];

if ((await prepared(ensureInstalled)) && (await prepared(ensureClientTypes))) {
  await runChecks();
  // Some of the API's tests start the server that is built.
  const isBuilt = await prepared(ensureBuilt);
  await unitTests('API tests', scripts()['test:api']);
  if (isBuilt) await check('size budgets', scripts()['check:sizes']);
  await tests('browser journeys', JOURNEYS, JOURNEYS_REPORT, countJourneys, {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS_REPORT },
  });
}
summary();
