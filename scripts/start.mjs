/** `npm start`: from a fresh clone to a running shop. A second start finds everything in place. */
import './support/node-version.mjs';

const { start } = await import('./support/children.mjs');
const { MEMORY, POOLS } = await import('./support/memory.mjs');
const { root } = await import('./support/root.mjs');
const { ensureBuilt, ensureInstalled, report } = await import('./support/workspace.mjs');
const endWithParent = new URL('./support/end-with-parent.mjs', import.meta.url).href;

async function main() {
  await ensureInstalled();
  await ensureBuilt();
  const server = start(
    process.execPath,
    [...MEMORY, '--import', endWithParent, 'api/dist/bundle/server.js', ...process.argv.slice(2)],
    {
      cwd: root,
      env: { NODE_ENV: 'production', ...POOLS, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      graceMs: 90_000,
    },
  );
  const { code, error } = await server.ended;
  if (error) console.error(error.message);
  process.exitCode = code;
}
await main().catch(report);
