/**
 * `npm run dev`: the database, the API and both front ends, of which only the changed parts restart. The browser talks to the
 * storefront's server, which passes /api and /media on to the API and /admin to the back-office's.
 */
import './support/node-version.mjs';

const { isEnding, start } = await import('./support/children.mjs');
const { join } = await import('node:path');
const { root } = await import('./support/root.mjs');
const { ensureInstalled, report } = await import('./support/workspace.mjs');

const port = Number(process.env.PORT ?? 3000);
const [apiPort, adminPort] = [port + 1, port + 2];
const addresses = { API_URL: `http://localhost:${apiPort}`, ADMIN_URL: `http://localhost:${adminPort}` };
const say = (name, line) => console.log(`${name.padEnd(10)} | ${line}`);

/** Whole lines only, so that three voices do not mix within one. */
function prefix(name, stream) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) say(name, line);
  });
  stream.on('end', () => rest && say(name, rest));
}

function run(name, args, { cwd = '.', graceMs = undefined } = {}) {
  const child = start(process.execPath, args, {
    cwd: join(root, cwd),
    env: { ...process.env, ...addresses },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    graceMs,
  });
  prefix(name, child.stdout);
  prefix(name, child.stderr);
  child.ended.then(({ code }) => say(name, `ended (${code})`));
  return child;
}

const vite = (name, ownPort) =>
  run(name, ['node_modules/vite/bin/vite.js', '--port', String(ownPort), '--strictPort'], { cwd: name });

/** The address of the private PostgreSQL once it runs; as it is set where there is another one. */
async function reachDatabase() {
  if (process.env.DATABASE_URL) return { children: [], url: process.env.DATABASE_URL };
  const child = run('database', ['scripts/dev/database.mjs'], { graceMs: 90_000 });
  const url = await new Promise((resolve, reject) => {
    child.once('message', ({ url }) => resolve(url));
    child.ended.then(() => reject(new Error('the database did not start')));
  });
  return { children: [child], url };
}

async function main() {
  await ensureInstalled();
  const { compile } = await import('./dev/compile.mjs');
  const { serveApi } = await import('./dev/api.mjs');
  compile();
  const { children, url } = await reachDatabase();
  const fronts = [vite('storefront', port), vite('backoffice', adminPort)];
  children.push(...fronts);
  serveApi({
    port: apiPort,
    environment: { DATABASE_URL: url, PUBLIC_URL: `http://localhost:${port}` },
    say: (line) => say('api', line),
    pipe: (stream) => prefix('api', stream),
    show: (fault) => {
      for (const front of fronts) if (front.connected) front.send({ fault });
    },
  });
  console.log(`http://localhost:${port}/ and http://localhost:${port}/admin/ (Ctrl-C ends them all)`);
  await Promise.race(children.map((child) => child.ended));
  if (isEnding()) return;
  process.kill(process.pid, 'SIGTERM');
}
await main().catch((error) => {
  report(error);
  process.kill(process.pid, 'SIGTERM');
});
