import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The processes that this script started, so that Ctrl-C leaves none behind. Tools run others in turn (npx, a shell,
 * pnpm, at last the tool), and not all of them pass signals on. Each child therefore leads a process group of its own:
 * a terminal's Ctrl-C reaches only us, and we send it to all of the group, once.
 */
const running = new Map();
const WINDOWS = process.platform === 'win32';

/**
 * `graceMs` is how long a child may take to end on a signal, before it is killed. One that
 * `relays` signals to its own children gets them alone: they would receive them twice.
 */
export function start(command, args, { graceMs = 15_000, relays = false, ...options } = {}) {
  const child = spawn(command, args, { windowsHide: true, ...options, detached: !WINDOWS });
  child.ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, error }));
    child.on('close', (code, signal) => resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0) }));
  }).finally(() => running.delete(child));
  running.set(child, { graceMs, relays });
  return child;
}

function send(child, signal, relays = false) {
  try {
    if (!WINDOWS) process.kill(relays ? child.pid : -child.pid, signal);
    else if (signal !== 'SIGINT') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    return true; // on Windows the console itself sends Ctrl-C to every process
  } catch {
    return false; // gone
  }
}

/** Signals a child to end, waits for all of its group, and kills it in the end. Returns how the child ended. */
export async function stop(child, signal = 'SIGTERM') {
  const entry = running.get(child);
  if (!entry || !child.pid) return child.ended;
  send(child, signal, entry.relays);
  const isThere = () => (WINDOWS ? running.has(child) : send(child, 0));
  for (const until = Date.now() + entry.graceMs; isThere() && Date.now() < until; ) await sleep(50);
  if (isThere()) send(child, 'SIGKILL');
  return child.ended;
}

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    const codes = await Promise.all([...running.keys()].map(async (child) => (await stop(child, signal)).code));
    // A server that shuts down cleanly exits with 0, and so do we; a killed tool does not.
    process.exit(codes.length === 1 && codes[0] === 0 ? 0 : 128 + constants.signals[signal]);
  });

// npm, when signalled, ends the shell that it runs us in, which passes no signal on: we notice that it is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event && !WINDOWS)
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();

/** True while Ctrl-C is being dealt with: then what fails fails because of it, and is not worth a report. */
export const isEnding = () => ending;
