/**
 * The pictures of a shop on a real S3 store: the contract that every store keeps, then a journey of the built shop:
 * uploads, AVIF, the sweep, kill -9 during uploads, a backup from there into a folder and back, the store away. Starts Ceph's
 * gateway on this machine and takes everything away again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@karite/shared/random';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { checkInvariants } from '../../../api/src/operations/invariants/check-invariants.ts';
import { checkPictures } from '../../../api/src/operations/invariants/picture-checks.ts';
import { sweepPictures } from '../../../api/src/operations/media-sweep/sweep.ts';
import { addAccount } from '../../../api/src/people/accounts/account-store.ts';
import { openDatabase } from '../../../api/src/platform/database/database.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { type MediaStore, openMediaFolder } from '../../../api/src/platform/media/media-store.ts';
import { type S3Place, s3Store } from '../../../api/src/platform/media/s3/s3-store.ts';
import { openSession } from '../../../api/src/platform/server/access/session-store.ts';
import { backup, restore } from '../../../api/test/support/command-process.ts';
import { formOf } from '../../../api/test/support/makers.ts';
import { type ServerProcess, startServer } from '../../../api/test/support/server-process.ts';
import { pictureFile } from '../../../testing/pictures.ts';
import { inLanes } from '../../support/at-rate.ts';
import { missing } from '../../support/balancers.ts';
import { latencies, numberOf, secondsSince as seconds } from '../../support/figures.ts';
import { type Scratch, withScratch } from '../../support/scratch.ts';
import { PROGRAMS, startGateway } from './ceph-gateway.ts';

const KILLS = numberOf('DRILL_KILLS', 20);
const AT_ONCE = 6;
const PICTURES = 40;
const READS = 600;
const LANES = 12;
const TWO_HOURS_MS = 7_200_000;
const AVIF_WITHIN_MS = 180_000;
const AVIF = { accept: 'image/avif,image/webp,*/*' };

/** A picture with grain, as photographs have: WebP and AVIF of it differ. */
async function grainy(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: '#b54e5a', noise } })
    .blur(2)
    .png();
  return new File([new Uint8Array(await drawn.toBuffer())], 'grain.png', { type: 'image/png' });
}

const say = (line: string) => console.log(line);
const demand = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(`Does not hold: ${what}`);
};

const lacking = missing(PROGRAMS);
if (lacking.length > 0) {
  say(`The drill needs Ceph's gateway (${lacking.join(', ')} not found). On Debian and Ubuntu:`);
  say('  apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-common');
  process.exit(1);
}

await withScratch(drill);

async function drill({ folder, onEnd }: Scratch): Promise<void> {
  let since = performance.now();
  const gateway = await startGateway(path.join(folder, 'ceph'));
  onEnd(gateway.stop);
  const { place } = gateway;
  say(`${gateway.version.replace(/ \(.*?\)/, '')}: ready in ${seconds(since)}`);

  await keepContract({ ...place, prefix: 'contract/' });

  const embedded = await startEmbedded({ dataDir: path.join(folder, 'data'), log: () => undefined });
  onEnd(embedded.stop);
  const newDatabase = async (name: string) => {
    const owner = openDatabase(embedded.url, 1);
    await owner.execute(sql`create database ${sql.identifier(name)}`);
    await owner.close();
    return new URL(`/${name}`, embedded.url).href;
  };
  const url = await newDatabase('drill');
  const settings = settingsOf({ ...place, prefix: 'shop/' });
  const store = s3Store({ ...place, prefix: 'shop/' });

  since = performance.now();
  const start = () =>
    startServer({ url, mediaDir: path.join(folder, 'work') }, { environment: { ...settings, NODE_ENV: 'production' } });
  let server = await start();
  onEnd(() => server.kill());
  say(`The shop: ready in ${seconds(since)}`);
  const database = openDatabase(url, 4);
  onEnd(() => database.close());
  const token = await openSession(
    database,
    await addAccount(database, 'drill@example.com', 'mot de passe sûr', 'admin'),
  );
  const post = async (address: string, form: FormData) =>
    fetch(`${server.api}${address}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  const at = (file: string) => server.api.replace('/api', file);

  since = performance.now();
  const pictures: string[] = [];
  for (let at = 0; at < PICTURES; at += 1) {
    const answer = await post('/brands', formOf({ name: `Forge ${at}`, logo: await grainy() }));
    demand(answer.status === 201, 'an upload is taken');
    pictures.push(((await answer.json()) as { logo: string }).logo);
  }
  const [logo = ''] = pictures;
  say(`${PICTURES} uploads one after another, ${(await store.names()).length} objects: ${seconds(since)}`);
  demand((await fetch(at(logo))).status === 200, 'an upload is served');
  demand((await fetch(at(logo.replace('.webp', '.og.jpg')))).status === 200, 'its card is made');
  await readPictures(at, pictures);
  await avifComes(at, pictures);

  const alone = (await (await post('/categories/upload', formOf({ image: await pictureFile() }))).json()) as {
    imageUrl: string;
  };
  const swept = await sweepPictures(database, store, Date.now() + TWO_HOURS_MS);
  demand(swept > 0 && (await fetch(at(alone.imageUrl))).status === 404, 'the sweep takes what no row names');
  demand((await fetch(at(logo))).status === 200, 'and nothing else');
  say(`The sweep: ${swept} files of a picture that no row names`);

  const random = randomFor('drill');
  const acknowledged: string[] = [];
  let cut = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const uploads = Array.from({ length: AT_ONCE }, async (_, index) => {
      const form = formOf({ name: `Maison ${kill}.${index}`, logo: await pictureFile() });
      const answer = await post('/brands', form).then(
        (it) => it.json() as Promise<{ logo?: string }>,
        () => null,
      );
      if (answer?.logo) acknowledged.push(answer.logo);
      else cut += 1;
    });
    // Those that come after the first are cut anywhere.
    await Promise.race(uploads);
    await pause(random.next() * 150);
    await server.kill();
    await Promise.all(uploads);
    server = await start();
  }
  const findings = await checkInvariants(database, store);
  demand(findings.length === 0, `no row without its objects: ${JSON.stringify(findings.slice(0, 3))}`);
  for (const logo of acknowledged) demand((await fetch(at(logo))).status === 200, `${logo}, acknowledged, is served`);
  const orphans = await sweepPictures(database, store, Date.now() + TWO_HOURS_MS);
  const left = await checkPictures(database, store, Date.now() + TWO_HOURS_MS);
  demand(left.length === 0, `no orphan after the sweep: ${JSON.stringify(left.slice(0, 3))}`);
  say(
    `${KILLS} × kill -9: ${acknowledged.length} uploads acknowledged, ${cut} cut; 0 rows without objects; ${orphans} files swept, 0 orphans left`,
  );

  if (gateway.process.pid) await storeAway(server, at(logo), gateway.process);
  await server.kill();

  await thereAndBack({ folder, url, settings, store, newDatabase, place });
}

/** The tests that every store passes, over this one. */
async function keepContract(place: S3Place): Promise<void> {
  const words = ['run', '--project', 'api', 'api/src/platform/media/media-store.test.ts', '--reporter', 'default'];
  const child = spawn('node_modules/.bin/vitest', words, {
    cwd: path.join(import.meta.dirname, '../../..'),
    env: { ...process.env, MEDIA_TEST_S3: JSON.stringify(place) },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  demand(code === 0, 'the contract of the stores');
}

function settingsOf({
  bucket,
  prefix,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Place): Record<string, string> {
  return {
    MEDIA_STORE: `s3://${bucket}/${prefix.slice(0, -1)}`,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

async function readPictures(at: (file: string) => string, urls: string[]): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  const since = performance.now();
  await inLanes(
    LANES,
    (turn) => turn < READS,
    async (turn) => {
      const begun = performance.now();
      const answer = await fetch(at(urls[turn % urls.length]!));
      bytes += (await answer.arrayBuffer()).byteLength;
      demand(answer.status === 200, 'every picture of the shop is served');
      times.push(performance.now() - begun);
    },
  );
  const took = (performance.now() - since) / 1_000;
  say(
    `Read through the shop by ${LANES}: ${Math.round(READS / took)} a second, ${(bytes / took / 1e6).toFixed(1)} MB/s, ${latencies(times)}`,
  );
}

async function avifComes(at: (file: string) => string, urls: string[]): Promise<void> {
  const narrow = urls.map((url) => url.replace('.webp', '.w160.webp'));
  for (const since = performance.now(); performance.now() - since < AVIF_WITHIN_MS; await pause(1_000)) {
    let made = 0;
    for (const url of narrow) {
      const answer = await fetch(at(url), { headers: AVIF });
      await answer.arrayBuffer();
      if (answer.headers.get('content-type') === 'image/avif') made += 1;
    }
    if (made > 0)
      return say(`AVIF is made and served: ${made} of ${urls.length} in the narrowest width after ${seconds(since)}`);
  }
  demand(false, 'AVIF comes');
}

/** The store stops answering, with its connections open: worse than one that is gone. */
async function storeAway(
  server: ServerProcess,
  picture: string,
  gateway: { kill(signal: NodeJS.Signals): boolean },
): Promise<void> {
  gateway.kill('SIGSTOP');
  const since = performance.now();
  const answer = await fetch(picture);
  const took = performance.now() - since;
  const { message } = (await answer.json()) as { message: string };
  demand(
    answer.status === 503 && Boolean(answer.headers.get('retry-after')) && took < 5_000,
    `503 in time, not ${answer.status} after ${took} ms`,
  );
  demand((await fetch(server.api.replace('/api', '/health/ready'))).status === 200, 'health is as before');
  demand((await fetch(server.api.replace('/api', '/'))).status === 200, 'pages are as before');
  gateway.kill('SIGCONT');
  const back = performance.now();
  while ((await fetch(picture)).status !== 200) await pause(100);
  say(
    `The store frozen: ${answer.status} after ${(took / 1_000).toFixed(1)} s, « ${message} »; health and pages as before; back after ${seconds(back)}`,
  );
}

type Way = {
  folder: string;
  url: string;
  settings: Record<string, string>;
  store: MediaStore;
  newDatabase(name: string): Promise<string>;
  place: S3Place;
};

/** A backup from the store, restored into a folder; a backup of that, restored into the store. */
async function thereAndBack({ folder, url, settings, store, newDatabase, place }: Way): Promise<void> {
  const into = path.join(folder, 'restored');
  const [first, second] = [path.join(folder, 'first.tar'), path.join(folder, 'second.tar')];
  const [urlThere, urlBack] = [await newDatabase('there'), await newDatabase('back')];
  const there = { DATABASE_URL: urlThere, MEDIA_STORE: into };
  const back = { ...settingsOf({ ...place, prefix: 'back/' }), DATABASE_URL: urlBack };
  const must = async (step: string, command: { ended: Promise<{ code: number | null; output: string }> }) => {
    const since = performance.now();
    const { code, output } = await command.ended;
    demand(code === 0, `${step}: ${output.slice(-600)}`);
    say(`${step}: ${seconds(since)}`);
  };
  await must('Backup of the store', backup([first], { ...settings, DATABASE_URL: url, DATA_DIR: folder }));
  await must('Restored into a folder', restore([first], { ...there, DATA_DIR: folder }));
  await must('Backup of the folder', backup([second], { ...there, DATA_DIR: folder }));
  await must('Restored into the store', restore([second], { ...back, DATA_DIR: folder }));
  const [inFolder, again] = [await openMediaFolder(into), s3Store({ ...place, prefix: 'back/' })];
  const names = (await store.names()).sort();
  for (const other of [inFolder, again]) {
    demand((await other.names()).sort().join() === names.join(), 'the same files everywhere');
    for (const name of names)
      demand(Boolean((await other.read(name))?.equals((await store.read(name))!)), `${name} is the same everywhere`);
  }
  say(`${names.length} files, the same bytes in all three`);
}
