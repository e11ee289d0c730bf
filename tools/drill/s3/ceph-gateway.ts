/** A real S3 store on this machine for as long as a drill takes: Ceph with one monitor, one disk (a file) and its gateway. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { S3mini } from 's3mini';
import type { S3Place } from '../../../api/src/platform/media/s3/s3-store.ts';
import { freePort } from '../../../api/test/support/server-process.ts';

const run = promisify(execFile);
/** What has to be installed. */
export const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const DISK_BYTES = 4 * 1024 ** 3;
const READY_WITHIN_MS = 90_000;

type Gateway = { place: S3Place; version: string; process: ChildProcess; stop(): Promise<void> };

const settingsIn = (folder: string, fsid: string, monitor: number) => `[global]
fsid = ${fsid}
mon host = v2:127.0.0.1:${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
mon allow pool size one = true
osd crush chooseleaf type = 0
osd objectstore = bluestore
bluestore block size = ${DISK_BYTES}
osd memory target = 939524096
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
log file = ${folder}/$name.log
`;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const since = Date.now(); Date.now() - since < READY_WITHIN_MS; await pause(300))
    if (await isSo().catch(() => false)) return;
  throw new Error(`Ceph: ${what} did not come within ${READY_WITHIN_MS / 1_000} s`);
}

/** Starts one in a folder, which is emptied at the end, with a user and a bucket. */
export async function startGateway(folder: string): Promise<Gateway> {
  for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(path.join(folder, name), { recursive: true });
  const [monitor, port] = [await freePort(), await freePort()];
  const fsid = randomUUID();
  const settings = path.join(folder, 'ceph.conf');
  await writeFile(settings, settingsIn(folder, fsid, monitor));
  const started: ChildProcess[] = [];
  const start = (program: string, words: string[]) => {
    const log = openSync(path.join(folder, `${program}.out`), 'a');
    const child = spawn(program, ['-c', settings, '-f', ...words], { stdio: ['ignore', log, log] });
    started.push(child);
    return child;
  };
  const ceph = async (...words: string[]) =>
    (await run('ceph', ['-c', settings, '--connect-timeout', '5', ...words])).stdout;
  const stop = async () => {
    for (const child of started.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const map = path.join(folder, 'monmap');
    await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, map]);
    await run('ceph-mon', ['-c', settings, '--mkfs', '-i', 'a', '--monmap', map]);
    start('ceph-mon', ['-i', 'a']);
    await until('the monitor', async () => (await ceph('-s')).includes('quorum a'));
    const disk = randomUUID();
    await ceph('osd', 'new', disk);
    await run('ceph-osd', ['-c', settings, '-i', '0', '--mkfs', '--osd-uuid', disk]);
    start('ceph-osd', ['-i', '0']);
    await until('the disk', async () => JSON.parse(await ceph('osd', 'stat', '-f', 'json')).num_up_osds === 1);
    // The gateway would insist on encryption towards the monitor, for which there are no keys here.
    const gateway = start('radosgw', [
      '-n',
      'client.rgw.a',
      `--rgw-frontends=beast endpoint=127.0.0.1:${port}`,
      '--ms_mon_client_mode=crc',
    ]);
    const endpoint = `http://127.0.0.1:${port}`;
    await until('the gateway', async () => (await fetch(endpoint)).ok);
    const place: S3Place = {
      bucket: 'pictures',
      prefix: '',
      endpoint,
      region: 'default',
      accessKeyId: 'karite-drill',
      secretAccessKey: randomBytes(24).toString('hex'),
      archiveFolder: folder,
    };
    const keys = ['--access-key', place.accessKeyId, '--secret-key', place.secretAccessKey];
    await run('radosgw-admin', ['-c', settings, 'user', 'create', '--uid=karite', '--display-name=Karite', ...keys]);
    await new S3mini({ ...place, endpoint: `${endpoint}/${place.bucket}` }).createBucket();
    return { place, version: (await run('radosgw', ['--version'])).stdout.trim(), process: gateway, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
