/** `npm run check`: all checks that need a minute and a half, without database and browser; `npm test` runs the rest. */
import './support/node-version.mjs';

const { runChecks } = await import('./support/checks.mjs');
const { prepared, summary } = await import('./support/tally.mjs');
const { ensureClientTypes, ensureInstalled } = await import('./support/workspace.mjs');

if ((await prepared(ensureInstalled)) && (await prepared(ensureClientTypes))) await runChecks();
summary();
