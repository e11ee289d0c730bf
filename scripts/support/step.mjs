import { createWriteStream, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isEnding, start, stop } from './children.mjs';
import { root } from './root.mjs';

const LIMIT_MS = 60 * 60_000;
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

const terminal = process.stdout.isTTY && !process.env.CI;
/** The steps under way, and since when. */
const underWay = new Map();
/** The steps that are over, and how long each took, in ms. */
const taken = [];
const clear = () => process.stdout.write('\r\x1b[K');
const drawAll = () => {
  clear();
  process.stdout.write([...underWay].map(([label, since]) => `${label} … ${seconds(since)}`).join('   '));
};

/** One line for the running step: updated on a terminal, repeated now and then in a log. */
function announce(label) {
  const since = Date.now();
  underWay.set(label, since);
  const draw = terminal ? drawAll : () => process.stdout.write(`${label} … ${seconds(since)}\n`);
  if (terminal) draw();
  const timer = setInterval(draw, terminal ? 500 : 5_000);
  return (verdict) => {
    clearInterval(timer);
    underWay.delete(label);
    taken.push({ label, ms: Date.now() - since });
    if (terminal) clear();
    process.stdout.write(`${label} … ${verdict}${seconds(since)}\n`);
  };
}

/** What the steps took, for the reader: the cost of a new test is visible. Some ran beside each other. */
export function timesTaken() {
  const rows = [...taken, { label: 'all of it', ms: performance.now() }];
  const width = Math.max(...rows.map(({ label }) => label.length));
  return rows
    .map(({ label, ms }) => `${label.padEnd(width)}  ${String(Math.round(ms / 1000)).padStart(5)} s`)
    .join('\n');
}

/**
 * Runs a command as one step. What it prints goes to a file in `.cache/logs`, and to the screen only if it fails.
 * `command` is an array, or a string for a shell (the scripts of package.json), which finds the workspace's programs.
 */
export async function runStep(label, command, { cwd = root, env = {} } = {}) {
  const folder = join(root, '.cache', 'logs');
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, `${label.replace(/[^a-z]+/gi, '-')}.log`);
  const log = createWriteStream(logFile);
  const finish = announce(label);
  const chunks = [];
  const [program, ...args] = Array.isArray(command) ? command : [command];
  const child = start(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !Array.isArray(command) || process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      log.write(chunk);
      chunks.push(chunk);
    });
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    stop(child);
  }, LIMIT_MS);
  const { code, error } = await child.ended;
  clearTimeout(limit);
  log.end();
  if (isEnding()) await new Promise(() => {}); // the signal's handler ends this process
  const failed = code !== 0 || late;
  finish(failed ? 'FAILED, ' : '');
  if (failed) {
    process.stdout.write(Buffer.concat(chunks));
    if (error) console.log(error.message);
    if (late) console.log(`stopped, because it took more than ${LIMIT_MS / 60_000} minutes`);
    console.log(`(${label}: exit code ${code}, output saved in ${relative(root, logFile)})`);
  }
  return { ok: !failed };
}
