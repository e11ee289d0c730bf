/** `npm run check`: what can be known in a minute and a half, without database and browser; `npm test` knows the rest. */
import './node-version.mjs';

const { runChecks } = await import('./checks.mjs');
const { prepared, summary } = await import('./tally.mjs');
const { ensureClientTypes, ensureInstalled } = await import('./workspace.mjs');

if ((await prepared(ensureInstalled)) && (await prepared(ensureClientTypes))) await runChecks();
summary();
