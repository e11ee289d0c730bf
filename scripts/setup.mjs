/** `npm run setup`: installs the locked packages and writes what an editor needs; the other commands do so by themselves. */
import './node-version.mjs';

const { ensureClientTypes, ensureInstalled, report } = await import('./workspace.mjs');
await ensureInstalled().then(ensureClientTypes).catch(report);
