/** `npm run check`: what can be known in a minute and a half, without database and browser; `npm test` knows the rest. */
import './support/node-version.mjs';

const { runChecks } = await import('./support/checks.mjs');
const { prepared, summary } = await import('./support/tally.mjs');
const { ensureClientTypes, ensureInstalled } = await import('./support/workspace.mjs');

if ((await prepared(ensureInstalled)) && (await prepared(ensureClientTypes))) await runChecks();
summary();
