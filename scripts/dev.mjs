/**
 * `npm run dev`: the API and both front ends, each reloading what changes. The browser talks to the storefront's server,
 * which passes /api and /media on to the API and /admin to the back-office's.
 */
import './node-version.mjs';

const { isEnding, start, stop } = await import('./children.mjs');
const { join } = await import('node:path');
const { root } = await import('./root.mjs');
const { ensureInstalled, report } = await import('./workspace.mjs');

const port = Number(process.env.PORT ?? 3000);
const [apiPort, adminPort] = [port + 1, port + 2];
const addresses = { API_URL: `http://localhost:${apiPort}`, ADMIN_URL: `http://localhost:${adminPort}` };
const vite = (ownPort) => ['node_modules/vite/bin/vite.js', '--port', String(ownPort), '--strictPort'];
const parts = [
  {
    name: 'api',
    args: ['node_modules/tsx/dist/cli.mjs', 'watch', '--conditions=source', 'api/src/server.ts'],
    relays: true,
    env: { PORT: String(apiPort), DEV_FRONTS: '1', PUBLIC_URL: `http://localhost:${port}` },
  },
  { name: 'storefront', cwd: 'storefront', args: vite(port) },
  { name: 'backoffice', cwd: 'backoffice', args: vite(adminPort) },
];

/** Whole lines only, so that three voices do not mix within one. */
function prefix(name, stream) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) console.log(`${name.padEnd(10)} | ${line}`);
  });
}

async function main() {
  await ensureInstalled();
  const children = parts.map(({ name, cwd = '.', args, env, relays }) => {
    const child = start(process.execPath, args, {
      cwd: join(root, cwd),
      env: { ...process.env, ...addresses, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      relays,
    });
    prefix(name, child.stdout);
    prefix(name, child.stderr);
    child.ended.then(({ code }) => console.log(`${name.padEnd(10)} | ended (${code})`));
    return child;
  });
  console.log(`http://localhost:${port}/ and http://localhost:${port}/admin/ (Ctrl-C ends all three)`);
  await Promise.race(children.map((child) => child.ended));
  if (isEnding()) return; // a second signal would make the watcher kill the API in the middle of its closing
  await Promise.all(children.map((child) => stop(child)));
  process.exitCode = 1;
}
await main().catch(report);
