import { spawn } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { errorCode } from '../error-code.ts';

/** The operating-system user that the server runs as; undefined means "the one that Node runs as". */
export type Account = { uid: number; gid: number } | undefined;
export type Outcome = { code: number; output: string };
type RunOptions = { account?: Account; timeoutMs: number; cwd?: string; env?: Record<string, string> };

/** Only what the binaries need: the shop's secrets have no business in the environment of another user's process. */
function quietEnvironment(): Record<string, string> {
  const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  const entries = passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Runs a short command to its end, never longer than `timeoutMs`, and never throws: a command that cannot be run has
 * code -1. It answers when the command exits, even if a server that it left behind still holds its output open.
 */
export function run(command: string, args: string[], options: RunOptions): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: options.cwd ?? (process.platform === 'win32' ? undefined : '/'),
      env: { ...quietEnvironment(), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...options.account,
    });
    const timer = setTimeout(() => {
      output += `\n(stopped after ${options.timeoutMs / 1000} s)`;
      child.kill('SIGKILL');
    }, options.timeoutMs);
    const finish = (code: number) => {
      clearTimeout(timer);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code, output: output.trim() });
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-8_000);
      });
    child.on('error', (error) => {
      output += error.message;
      finish(-1);
    });
    child.on('close', (code) => finish(code ?? -1));
    child.on('exit', (code) => setTimeout(finish, 300, code ?? -1));
  });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * The start time of a process as the system prints it: it detects a reused pid. Empty when the process is gone (also a dead
 * one that its parent has not collected, frequent in containers). Also empty when the system has no such command (Windows,
 * which relies on the pid alone).
 */
export async function startOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The command's name, in parentheses, may hold anything. After it: the state, and as 20th word the start, in ticks.
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return /[ZX]/.test(words[0] ?? '') ? '' : (words[19] ?? '');
  }
  if (process.platform === 'win32') return '';
  return (await run('ps', ['-o', 'lstart=', '-p', String(pid)], { timeoutMs: 5_000 })).output;
}

/** The scope of pids: a machine, or a container with its own pids; and its boot, after which pids start again. */
export async function pidSpace(): Promise<{ place: string; boot: string }> {
  if (process.platform !== 'linux') return { place: hostname(), boot: '' };
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return { place: `${hostname()} ${await readlink('/proc/self/ns/pid').catch(() => '')}`, boot: boot.trim() };
}
