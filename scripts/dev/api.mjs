import { existsSync, readdirSync, statSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isEnding, start, stop } from '../support/children.mjs';
import { root } from '../support/root.mjs';
import { compile } from './compile.mjs';

const WATCHED = [
  'shared/src',
  'demo/src',
  'api/src',
  'api/migrations',
  ...['shared', 'api', 'migrations'].map((it) => `custom/${it}`),
];
/**
 * How often the files are polled, in ms; a file is complete when two polls agree.
 * Node's own watching loses files that an editor replaces.
 */
const POLL_MS = 100;
const PROBE_EVERY_MS = 20;
/** An API that ended by itself (its database is slow to start, or went away) is started again after these pauses, in ms. */
const SHORTEST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const agent = new Agent({ keepAlive: true });

const timesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return timesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? '' : `${path}${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`;
  });
/** What is there and since when, in a few milliseconds. */
const snapshot = () =>
  WATCHED.map((each) => join(root, each))
    .filter(existsSync)
    .flatMap(timesIn)
    .join();

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createProbe().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * The API while somebody works on it: each save compiles the changes and restarts it behind one port. Requests wait for
 * it, so that the former code never answers; while it can't start they are answered with the error. `say` writes a line,
 * `show` passes an error on: a text, or `null` when it works again.
 */
export function serveApi({ port, environment, say, pipe, show }) {
  let current; // { port, child }
  let fault = null;
  let starting = Promise.resolve();
  let generation = 0;
  let spare;
  let pauseMs = SHORTEST_PAUSE_MS;

  const spawnSpare = () => {
    const child = start(process.execPath, [join(root, 'scripts/dev/spare.mjs')], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let problem = '';
    child.stderr.on('data', (data) => (problem += data));
    pipe(child.stdout);
    pipe(child.stderr);
    const warm = Promise.race([new Promise((resolve) => child.once('message', resolve)), child.ended]);
    return { child, warm, problem: () => problem.trim() };
  };

  const isServing = (at) =>
    new Promise((resolve) => {
      const incoming = request({ port: at, host: '127.0.0.1', path: '/health/live' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      });
      incoming.on('error', () => resolve(false));
      incoming.end();
    });

  const setFault = (text) => {
    const isNew = text !== fault;
    fault = text;
    show(text);
    if (text && isNew) say(`\n${text}\n\nMend it and save: no restart is needed.`);
  };

  /** Starts what is compiled; a later save gives it up. */
  async function startApi(own) {
    const since = performance.now();
    const { written, faults } = compile();
    if (faults.length > 0) return setFault(faults.join('\n'));
    const next = spare ?? spawnSpare();
    spare = undefined;
    const at = await freePort();
    const before = current;
    current = { port: at, child: next.child };
    if (before) void stop(before.child);
    await next.warm;
    if (next.child.connected) next.child.send({ PORT: String(at) });
    let ended;
    void next.child.ended.then((how) => {
      ended = how;
      const isCurrent = current?.child === next.child;
      if (!isCurrent || own !== generation || isEnding()) return;
      setFault(next.problem() || `The API ended (${how.code}).`);
      setTimeout(() => own === generation && restart(), pauseMs).unref();
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
    while (!ended && own === generation && !(await isServing(at))) await sleep(PROBE_EVERY_MS);
    if (ended || own !== generation) return;
    setFault(null);
    pauseMs = SHORTEST_PAUSE_MS;
    say(`live after ${((performance.now() - since) / 1_000).toFixed(1)} s (${written} files)`);
    spare = spawnSpare();
  }

  const restart = () => {
    generation += 1;
    const own = generation;
    starting = startApi(own).catch((error) => setFault(String(error)));
  };

  let started = snapshot();
  let seen = started;
  setInterval(() => {
    const now = snapshot();
    const isWhole = now === seen;
    seen = now;
    if (!isWhole || now === started) return;
    started = now;
    pauseMs = SHORTEST_PAUSE_MS;
    // Reported again, even if it is the same.
    fault = null;
    restart();
  }, POLL_MS).unref();

  /** Waits for the last start that began, also for one that began meanwhile. */
  async function settled() {
    for (let awaited; awaited !== starting; ) {
      awaited = starting;
      await awaited;
    }
  }

  const refuse = (response, message) => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ statusCode: 503, error: 'development_fault', message }));
  };
  const gateway = createServer(async (incoming, response) => {
    await settled();
    if (fault) return refuse(response, fault);
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port: current.port, method, path: url, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(response);
    });
    passed.on('error', () => refuse(response, fault ?? 'The API has just restarted: send the request again.'));
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  gateway.on('error', (error) => {
    console.error(error.message);
    process.kill(process.pid, 'SIGTERM');
  });
  gateway.listen(port);
  restart();
}
