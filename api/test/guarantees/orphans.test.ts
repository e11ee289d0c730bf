import { readdir, stat, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@karite/shared/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../testing/pictures.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { sweepPictures } from '../../src/operations/media-sweep/sweep.ts';
import { formOf } from '../support/makers.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { startServer } from '../support/server-process.ts';

const CUT_UPLOADS = 200;
const KILLS = Number(process.env.UPLOAD_KILLS ?? 4);
const TWO_HOURS_MS = 7_200_000;

let own: OwnDatabase;
beforeAll(async () => {
  own = await openOwnDatabase();
});
afterAll(() => own.close());

const pictures = async () => (await readdir(own.mediaDir)).filter((name) => name.endsWith('.webp'));
const partials = () => readdir(path.join(own.mediaDir, '.incoming'));

const brandForm = async (name: string) => new Response(formOf({ name, logo: await pictureFile() }));

/** Sends a part of an upload over a connection of its own, and cuts it. */
async function cutUpload(api: string, share: number): Promise<void> {
  const form = await brandForm('Coupée');
  const body = Buffer.from(await form.arrayBuffer());
  const head =
    `POST /api/brands HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${own.adminToken}\r\n` +
    `Content-Type: ${form.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const line = connect(Number(new URL(api).port), '127.0.0.1');
  line.on('error', () => undefined);
  line.write(Buffer.concat([Buffer.from(head), body.subarray(0, Math.floor(body.length * share))]));
  await pause(5);
  line.destroy();
}

describe('P32: no orphan', () => {
  it(`P32: ${CUT_UPLOADS} cut uploads and ${KILLS} kills while saving leave no stray file and no row without one`, async () => {
    const random = randomFor('cut');
    let server = await startServer(own);
    const cuts = Array.from({ length: CUT_UPLOADS }, () => random.next() * 0.99);
    for (let at = 0; at < cuts.length; at += 20)
      await Promise.all(cuts.slice(at, at + 20).map((share) => cutUpload(server.api, share)));
    await pause(300);
    expect([await pictures(), await partials()]).toEqual([[], []]);

    for (let kill = 0; kill < KILLS; kill += 1) {
      const uploads = Array.from({ length: 6 }, async (_, index) => {
        const form = await brandForm(`Maison ${kill}.${index}`);
        return fetch(`${server.api}/brands`, {
          method: 'POST',
          headers: { authorization: `Bearer ${own.adminToken}`, 'content-type': form.headers.get('content-type')! },
          body: await form.arrayBuffer(),
        }).catch(() => null);
      });
      await pause(60 + random.next() * 200);
      await server.kill();
      await Promise.all(uploads);
      server = await startServer(own);
      expect(await partials()).toEqual([]);
      expect(await checkInvariants(own.database, own.mediaStore)).toEqual([]);
    }
    await server.kill();
  }, 60_000);

  it('P32: the sweep removes what no row names after an hour, and nothing else', async () => {
    const server = await startServer(own);
    const headers = { authorization: `Bearer ${own.adminToken}` };
    const send = async (method: string, url: string, form: FormData | null = null) => {
      const answer = await fetch(`${server.api}${url}`, { method, headers, ...(form && { body: form }) });
      return (answer.status === 204 ? {} : await answer.json()) as { id: string; logo: string; imageUrl: string };
    };
    const stored = await send('POST', '/brands', formOf({ name: 'Gardée', logo: await pictureFile() }));
    // A deleted record can be brought back: its pictures stay for that.
    const gone = await send('POST', '/brands', formOf({ name: 'Effacée', logo: await pictureFile() }));
    await send('DELETE', `/brands/${gone.id}`);
    const alone = await send('POST', '/categories/upload', formOf({ image: await pictureFile() }));
    const young = await send('POST', '/categories/upload', formOf({ image: await pictureFile() }));
    await server.kill();
    const before = new Date(Date.now() - TWO_HOURS_MS);
    const fileOf = (url: string) => url.replace('/media/', '');
    for (const name of await pictures())
      if (!name.startsWith(fileOf(young.imageUrl).slice(0, 32)))
        await utimes(path.join(own.mediaDir, name), before, before);
    expect(await sweepPictures(own.database, own.mediaStore)).toBeGreaterThan(0);
    const left = await pictures();
    expect(left).toEqual(expect.arrayContaining([stored.logo, gone.logo, young.imageUrl].map(fileOf)));
    expect(left).not.toContain(fileOf(alone.imageUrl));
    expect((await stat(path.join(own.mediaDir, fileOf(stored.logo)))).size).toBeGreaterThan(0);
    expect(await checkInvariants(own.database, own.mediaStore)).toEqual([]);
  }, 30_000);
});
