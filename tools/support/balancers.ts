import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../api/test/support/server-process.ts';

const DEPLOY = path.join(import.meta.dirname, '../../deploy');
const STARTS_MS = 10_000;

/** A balancer, as a process of ours on a free port. */
export type Between = { origin: string; close(): Promise<void> };

/** The programs of these names that are not installed. */
export const missing = (names: readonly string[]): string[] =>
  names.filter((name) => {
    try {
      execFileSync('sh', ['-c', `command -v ${name}`], { env: { PATH: `${process.env.PATH}:/usr/sbin` } });
      return false;
    } catch {
      return true;
    }
  });

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const line = createConnection(port, '127.0.0.1');
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
    line.once('error', () => resolve(false));
  });

/** Runs a program in the foreground until it listens. Throws with what it wrote when it does not. */
async function start(program: string, words: string[], port: number): Promise<() => Promise<void>> {
  const child: ChildProcess = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const since = Date.now(); !(await listens(port)); await pause(50)) {
    if (child.exitCode === null && Date.now() - since < STARTS_MS) continue;
    await stop();
    throw new Error(`${program} did not start:\n${output}`);
  }
  return stop;
}

/** Puts something else into a text. Throws where the text has no such place any more: the file in `deploy` was changed. */
function exchanged(text: string, places: readonly [RegExp, string][]): string {
  return places.reduce((made, [place, put]) => {
    if (made.search(place) < 0) throw new Error(`deploy/ has nothing like ${place}`);
    return made.replace(place, put);
  }, text);
}

const hostsOf = (origins: readonly string[]) => origins.map((origin) => new URL(origin).host);

/** The paths of a certificate and its key, as PEM. */
export type Certificate = { certificate: string; key: string };

/** nginx with the settings of `deploy/nginx.conf` on a port of its own; with a certificate by TLS and HTTP/2, as there. */
export async function startNginx(folder: string, origins: readonly string[], tls?: Certificate): Promise<Between> {
  const port = await freePort();
  const servers = hostsOf(origins).map((host) => `server ${host} max_fails=0;`);
  const site = exchanged(await readFile(path.join(DEPLOY, 'nginx.conf'), 'utf8'), [
    [/server \{\s+listen 80;[^}]*\}/, ''],
    [/proxy_cache_path \S+/, `proxy_cache_path ${path.join(folder, 'nginx/cache')}`],
    [/server 127\.0\.0\.1:3000 max_fails=0;/, servers.join('\n  ')],
    ...(tls ? overTls(port, tls) : plain(port)),
  ]);
  const own = path.join(folder, 'nginx');
  await mkdir(own, { recursive: true });
  const file = path.join(own, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${own}/${of};`);
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
pid ${own}/pid; error_log stderr warn; daemon off; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
${site}
}`,
  );
  const close = await start('nginx', ['-p', own, '-c', file], port);
  return { origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`, close };
}

const plain = (port: number): [RegExp, string][] => [
  [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
  [/(\s+ssl_\w+ [^;]+;)+/, ''],
];

const overTls = (port: number, { certificate, key }: Certificate): [RegExp, string][] => [
  [/listen 443 (?=ssl http2;)/, `listen 127.0.0.1:${port} `],
  [/(?<=ssl_certificate )[^;]+/, certificate],
  [/(?<=ssl_certificate_key )[^;]+/, key],
];

/** HAProxy with the settings of `deploy/haproxy-shop.cfg`, without TLS, on a port of its own. */
export async function startHaproxy(folder: string, origins: readonly string[]): Promise<Between> {
  const port = await freePort();
  const servers = hostsOf(origins).map((host, at) => `server process${at} ${host}`);
  const text = exchanged(await readFile(path.join(DEPLOY, 'haproxy-shop.cfg'), 'utf8'), [
    [/bind :80\n/, `bind 127.0.0.1:${port}\n`],
    [/ +bind :443 .*\n/, ''],
    [/ +http-request redirect .*\n/, ''],
    [/server one 127\.0\.0\.1:3000/g, servers.join('\n  ')],
  ]);
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, text);
  const close = await start('haproxy', ['-db', '-f', file], port);
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** PgBouncer in transaction mode before a database, with its defaults otherwise; `origin` is the address of the database through it. */
export async function startPgbouncer(folder: string, url: string): Promise<Between> {
  const port = await freePort();
  const { hostname, port: behind, username, password, pathname } = new URL(url);
  const name = pathname.slice(1);
  const own = path.join(folder, 'pgbouncer');
  await mkdir(own, { recursive: true });
  const file = path.join(own, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${name} = host=${hostname} port=${behind} dbname=${name} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
  );
  // Run as root it becomes another user, who must be able to read it.
  await chmod(folder, 0o755);
  await chmod(own, 0o755);
  const close = await start('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], port);
  const through = new URL(url);
  through.port = String(port);
  through.hostname = '127.0.0.1';
  return { origin: through.href, close };
}
