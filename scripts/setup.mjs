/** `npm run setup`: installs the locked packages and writes what an editor needs; the other commands do so by themselves. */
import './support/node-version.mjs';

const { ensureClientTypes, ensureInstalled, report } = await import('./support/workspace.mjs');
await ensureInstalled().then(ensureClientTypes).catch(report);
