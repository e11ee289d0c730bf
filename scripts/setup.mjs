/** `npm run setup`: installs the locked packages, which `npm start`, `dev`, `check` and `test` do by themselves. */
import './node-version.mjs';

const { ensureInstalled, report } = await import('./workspace.mjs');
await ensureInstalled().catch(report);
