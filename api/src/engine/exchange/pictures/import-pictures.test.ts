import { randomBytes } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../../testing/pictures.ts';
import { zipOf } from '../../../../../testing/zip.ts';
import { beginImport, endOf, exportFile } from '../../../../test/support/jobs.ts';
import { formOf, makeProduct } from '../../../../test/support/makers.ts';
import { startPictureServer } from '../../../../test/support/picture-server.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../../operations/invariants/check-invariants.ts';
import type { PictureReach } from '../../../platform/media/fetch-picture.ts';
import { sweepArchives } from '../../../platform/media/picture-archives.ts';
import { MAX_ARCHIVE_ENTRIES } from '../../../platform/media/read-archive.ts';
import { judgedLookup } from '../../../platform/server/http/public-address.ts';

/** How addresses are reached; as it runs, but where a test says more. */
const reach: PictureReach = {};
const shop = withTestApp([], { pictureReach: reach });

const png = async (width: number, height = 20) =>
  Buffer.from(await (await pictureFile('a.png', { width, height })).arrayBuffer());
const PIECE = 100_000;

/** Sends an archive as the back-office does; the last answer. */
async function sendArchive(data: Buffer, token = shop.adminToken, resource = 'products', piece = PIECE) {
  let [at, archive] = [0, undefined as string | undefined];
  for (;;) {
    const part = new File([new Uint8Array(data.subarray(at, at + piece))], 'photos.zip');
    const answer = await shop.call('POST', `/${resource}/import/pictures`, {
      token,
      form: formOf({ piece: part, at: String(at), total: String(data.length), ...(archive && { archive }) }),
    });
    if (answer.status !== 200 || answer.body.pictures !== null) return answer;
    [at, archive] = [answer.body.received, answer.body.id];
  }
}

/** Imports a sheet with an archive, to the end of its job. */
async function importWith(sheet: string, archive: Buffer | null, isTrial = false, resource = 'products') {
  const id = archive && (await sendArchive(archive, shop.adminToken, resource)).body.id;
  const form = formOf({ file: new File([sheet], 'feuille.csv'), ...(id && { pictures: id }) });
  const query = isTrial ? '?dryRun=true' : '';
  const begun = await shop.call('POST', `/${resource}/import${query}`, { token: shop.adminToken, form });
  return (await endOf(shop, begun)).body;
}
const problemsOf = ({ report }: { report: { problems: { row: number; field: string; message: string }[] } }) =>
  report.problems.map(({ row, field, message }) => [row, field, message]);
const pictures = async () => (await readdir(shop.mediaDir)).filter((name) => !name.startsWith('.'));
const productNamed = async (name: string) =>
  (await shop.call('GET', `/products?q=${encodeURIComponent(name)}`)).body[0];
const widthOf = (url: string) => Number(/-(\d+)x/.exec(url)?.[1]);
const widthsOf = ({ images }: { images: { url: string }[] }) => images.map(({ url }) => widthOf(url));

/** No file without a row that names it, and none of a row missing, were it two hours later. */
async function expectNoStrays() {
  for (const name of await pictures()) await utimes(path.join(shop.mediaDir, name), 1, 1);
  const findings = await checkInvariants(shop.database, shop.mediaStore);
  expect(findings.filter(({ invariant }) => invariant === 'I10')).toEqual([]);
}

describe('pictures of an import, from an archive (R1583)', () => {
  it('are found by name, in folders, whatever wrote the archive, and stand in the order of the cell', async () => {
    const archive = zipOf({
      'photos/': Buffer.alloc(0),
      'photos/Savon.PNG': await png(31),
      // As macOS writes it: in UTF-8 without saying so, its accents apart, with files of its own.
      [`photos/${'crème.png'.normalize('NFD')}`]: await png(32),
      '__MACOSX/photos/._Savon.PNG': Buffer.from('x'),
      'un/dos.png': await png(33),
      'deux/dos.png': await png(34),
      'lisez-moi.txt': Buffer.from('bonjour'),
    });
    const sheet =
      'Nom;Prix;Images\nAvec deux;1;"savon.png | CRÈME.png"\nAvec dossier;1;deux/dos.png | un\\dos.png\nSans;1;\n';
    const before = await pictures();
    const trial = await importWith(sheet, archive, true);
    expect(trial.report).toMatchObject({ created: 3, pictures: 4, picturesDone: 0, problems: [] });
    expect(await pictures()).toEqual(before);
    const saved = await importWith(sheet, archive);
    expect(saved.report).toMatchObject({ created: 3, pictures: 4, picturesDone: 4, isSaved: true });
    expect(widthsOf(await productNamed('Avec deux'))).toEqual([31, 32]);
    expect(widthsOf(await productNamed('Avec dossier'))).toEqual([34, 33]);
    expect((await productNamed('Sans')).images).toEqual([]);
    await expectNoStrays();
  });

  it('are reported before anything is written where they are missing, double, none, too large or too many', async () => {
    const archive = zipOf({
      'un/a.png': await png(20),
      'deux/a.png': await png(21),
      'texte.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'juste.png': {
        data: Buffer.concat([await png(22), Buffer.alloc(10 * 1024 * 1024)]).subarray(0, 10 * 1024 * 1024),
      },
      'lourde.png': Buffer.alloc(10 * 1024 * 1024 + 1),
      'grande.png': await png(8_001, 5_000),
      'logo.png': await png(23),
    });
    const many = Array.from({ length: 201 }, () => 'logo.png').join('|');
    const before = await pictures();
    const { report } = await importWith(
      `Nom;Prix;Images\nA;1;absente.png\nB;1;a.png\nC;1;texte.png\nD;1;lourde.png\nE;1;grande.png\nF;1;${many}\nG;1;juste.png\n`,
      archive,
    );
    expect(problemsOf({ report })).toEqual([
      [2, 'images', 'L’archive n’a pas d’image « absente.png »'],
      [3, 'images', 'L’archive a plusieurs images « a.png » : ajoutez le dossier'],
      [4, 'images', 'Ce fichier n’est pas une image PNG, JPG, GIF, WebP ou AVIF : « texte.png »'],
      [5, 'images', 'L’image « lourde.png » est trop lourde : 10 Mo au plus'],
      [6, 'images', 'Cette image est trop grande (40 mégapixels au plus) : « grande.png »'],
      [7, 'images', '200 images au plus'],
    ]);
    expect(report.isSaved).toBe(false);
    expect(await pictures()).toEqual(before);
    const alone = await importWith('Nom;Prix;Images\nH;1;a.png\nI;1;https://exemple.com/a.png\n', null);
    expect(problemsOf(alone).map(([, , message]) => message)).toEqual([
      'Image « a.png » : joignez l’archive ZIP qui la contient',
      expect.stringContaining('« exemple.com »'),
    ]);
  });

  it('as an export writes them change nothing, and stay with their texts where others come and go', async () => {
    const images = [
      await pictureFile('a.png', { width: 41, height: 9 }),
      await pictureFile('b.png', { width: 42, height: 9 }),
    ];
    const form = formOf({ name: 'Exporté', price: '500', images, newImagesAlt: '["Un savon", "Deux savons"]' });
    const { body: made } = await shop.call('POST', '/products', { token: shop.adminToken, form });
    const exported = (await exportFile(shop, 'products', '?q=Exporté')).payload;
    expect((await importWith(exported, null)).report).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    const [first, second] = made.images;
    // By the address of the shop as well.
    const row = (cell: string) => `Identifiant;Images\n${made.id};${cell}\n`;
    const changed = await importWith(
      row(`neuf.png | https://boutique.example${second.url}`),
      zipOf({ 'neuf.png': await png(43) }),
    );
    expect(changed.report).toMatchObject({ updated: 1, pictures: 1, isSaved: true });
    const { body: after } = await shop.call('GET', `/products/${made.id}`);
    expect(widthsOf(after)).toEqual([43, 42]);
    expect(after.images[1]).toEqual({ ...second, order: 1 });
    // Brought again it is the same picture: the row changes nothing.
    expect(
      (await importWith(row(`neuf.png | ${second.url}`), zipOf({ 'x/NEUF.png': await png(43) }))).report,
    ).toMatchObject({ unchanged: 1, pictures: 0 });
    // Taken back: the former pictures under their own ids.
    const [undone] = (await shop.call('GET', '/imports?resource=products', { token: shop.adminToken })).body.filter(
      (each: { there: number }) => each.there === 1,
    );
    await endOf(shop, await shop.call('POST', `/imports/${undone.id}/undo`, { token: shop.adminToken }));
    expect((await shop.call('GET', `/products/${made.id}`)).body.images).toEqual([first, second]);
    await expectNoStrays();
    expect((await importWith(row(''), null)).report).toMatchObject({ updated: 1 });
    expect((await shop.call('GET', `/products/${made.id}`)).body.images).toEqual([]);
  });

  it('fill a field of one picture, and a missing or second one is reported', async () => {
    const archive = zipOf({ 'logo.png': await png(51), 'b.png': await png(52) });
    const { report } = await importWith('Nom;Logo\nMarque à logo;LOGO.png\nSans logo;\n', archive, false, 'brands');
    expect(report).toMatchObject({ created: 2, pictures: 1, isSaved: true });
    const [brand] = (await shop.call('GET', '/brands?q=à logo')).body;
    expect(widthOf(brand.logo)).toBe(51);
    const two = await importWith(`Identifiant;Logo\n${brand.id};logo.png | b.png\n`, archive, true, 'brands');
    expect(problemsOf(two)).toEqual([[2, 'logo', expect.stringContaining('« logo.png | b.png »')]]);
  });

  it('a row with a picture that cannot be decoded is skipped, and nothing of it stays', async () => {
    const whole = await png(600, 600);
    const archive = zipOf({ 'bonne.png': await png(61), 'abîmée.png': whole.subarray(0, whole.length - 40) });
    const { report } = await importWith('Nom;Prix;Images\nBonne;1;bonne.png\nAbîmée;1;bonne.png|abîmée.png\n', archive);
    expect(report).toMatchObject({ created: 1, unsavedCount: 1, isSaved: false });
    expect(problemsOf({ report })).toEqual([[3, 'images', expect.stringContaining('abîmée')]]);
    expect(widthsOf(await productNamed('Bonne'))).toEqual([61]);
    await expectNoStrays();
  });

  it('stops between two pictures, by whichever process, and takes back those that no saved row names', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `p${at}.png`);
    const files = await Promise.all(names.map(async (name, at) => [name, await png(300 + at, 300)] as const));
    const { body: archive } = await sendArchive(zipOf(Object.fromEntries(files)));
    const form = formOf({
      file: new File([`Nom;Prix;Images\nBeaucoup;1;${names.join('|')}\n`], 'feuille.csv'),
      pictures: archive.id,
    });
    const begun = await shop.call('POST', '/products/import', { token: shop.adminToken, form });
    const job = async () => (await shop.call('GET', `/jobs/${begun.body.id}`, { token: shop.adminToken })).body;
    while (((await job()).report?.picturesDone ?? 0) < 2) await pause(10);
    await shop.database.execute(sql`update jobs set cancel_asked_at = now() where id = ${begun.body.id}`);
    const ended = (await endOf(shop, begun)).body;
    expect(ended).toMatchObject({ state: 'cancelled', report: { created: 0, unsavedCount: 1 } });
    expect(ended.report.picturesDone).toBeLessThan(30);
    expect(await productNamed('Beaucoup')).toBeUndefined();
    await expectNoStrays();
  }, 60_000);
});

describe('an archive of pictures', () => {
  const refusal = async (archive: Buffer) => {
    const { status, body } = await sendArchive(archive);
    return [status, body.message];
  };
  it('is refused as a whole where it is none, locked, broken, of foreign ways or unpacks to too much', async () => {
    const picture = await png(20);
    expect(await refusal(Buffer.from('pas une archive'))).toEqual([400, expect.stringContaining('illisible')]);
    expect(await refusal(zipOf({ 'a.png': picture }).subarray(0, -30))).toEqual([
      400,
      expect.stringContaining('illisible'),
    ]);
    expect(await refusal(zipOf({ '../a.png': picture }))).toEqual([400, expect.stringContaining('chemin interdit')]);
    expect(await refusal(zipOf({ '/etc/a.png': picture }))).toEqual([400, expect.stringContaining('chemin interdit')]);
    expect(await refusal(zipOf({ 'a.png': { data: picture, flags: 1 } }))).toEqual([
      400,
      expect.stringContaining('mot de passe'),
    ]);
    expect(await refusal(zipOf({ 'a.png': { data: picture, method: 12 } }))).toEqual([
      400,
      expect.stringContaining('autrement'),
    ]);
    const bomb = Object.fromEntries([0, 1].map((at) => [`${at}.png`, { data: picture, claims: 2 ** 31 }]));
    expect((await refusal(zipOf(bomb)))[0]).toBe(200);
    expect(await refusal(zipOf({ ...bomb, c: { data: picture, claims: 1 } }))).toEqual([
      400,
      expect.stringContaining('4 Go'),
    ]);
    // What it really unpacks to is judged when it is read.
    const lying = zipOf({ 'a.png': { data: Buffer.alloc(20_000_000), claims: 100 } });
    expect(problemsOf(await importWith('Nom;Prix;Images\nA;1;a.png\n', lying, true))[0]?.[2]).toContain('illisible');
    const left = await readdir(path.join(shop.mediaDir, '.archives'));
    expect(left.length).toBeLessThanOrEqual(3);
  });

  it('holds so many files and no more', async () => {
    const files = (count: number) =>
      zipOf(
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, { data: Buffer.alloc(0), method: 0 }])),
      );
    const sent = await sendArchive(files(MAX_ARCHIVE_ENTRIES), shop.adminToken, 'products', 5_000_000);
    expect(sent.body).toMatchObject({ pictures: MAX_ARCHIVE_ENTRIES });
    const more = await sendArchive(files(MAX_ARCHIVE_ENTRIES + 1), shop.adminToken, 'products', 5_000_000);
    expect([more.status, more.body.message]).toEqual([400, expect.stringContaining('trop de fichiers')]);
  }, 30_000);

  it('comes in pieces that may be sent again, belongs to its sender, and waits a day', async () => {
    const data = zipOf({ 'a.png': { data: randomBytes(1_000), method: 0 } });
    const send = (
      fields: Record<string, string>,
      from: number,
      to: number,
      token = shop.adminToken,
      resource = 'products',
    ) =>
      shop.call('POST', `/${resource}/import/pictures`, {
        token,
        form: formOf({
          piece: new File([new Uint8Array(data.subarray(from, to))], 'a.zip'),
          at: String(from),
          total: String(data.length),
          ...fields,
        }),
      });
    const { body: first } = await send({}, 0, 500);
    expect(first).toMatchObject({ received: 500, pictures: null });
    expect((await send({ archive: first.id }, 600, 700)).status).toBe(409);
    const other = await shop.signUp();
    await shop.database.execute(sql`update users set role = 'admin' where id = ${other.id}`);
    expect((await send({ archive: first.id }, 500, 700, other.token)).status).toBe(400);
    expect((await send({ archive: first.id }, 500, 700)).body.received).toBe(700);
    expect((await send({ archive: first.id }, 500, 700)).body.received).toBe(700);
    expect((await send({ archive: first.id, total: '600' }, 500, 700)).status).toBe(400);
    expect((await send({ archive: first.id }, 700, data.length)).body).toMatchObject({ pictures: 1 });
    expect((await send({ total: String(2 * 1024 ** 3 + 1) }, 0, 5)).status).toBe(400);
    const shopper = await shop.signUp();
    expect((await send({}, 0, 5, shopper.token)).status).toBe(403);
    expect((await send({}, 0, 5, shop.adminToken, 'promotions')).status).toBe(404);
    // Another account's archive is none, and neither is one of yesterday.
    const asOther = await shop.call('POST', '/products/import', {
      token: other.token,
      form: formOf({ file: new File(['Nom;Prix\nA;1\n'], 'a.csv'), pictures: first.id }),
    });
    expect([asOther.status, asOther.body.fields]).toEqual([
      400,
      { pictures: expect.stringContaining('n’est plus là') },
    ]);
    expect(await sweepArchives(shop.mediaDir, Date.now() + 23.9 * 3_600_000)).toBe(0);
    expect(await sweepArchives(shop.mediaDir, Date.now() + 24.1 * 3_600_000)).toBeGreaterThan(0);
    const gone = await beginImport(shop, 'Nom;Prix\nA;1\n');
    expect(gone.status).toBe(202);
    await endOf(shop, gone);
  });
});

describe('pictures of an import, from addresses (R1584)', () => {
  const requested: string[] = [];
  const allow = (sites: string[]) =>
    shop.call('PATCH', '/import-sources', { token: shop.adminToken, json: { sites: sites.map((site) => ({ site })) } });
  const sheetOf = (...addresses: string[]) =>
    `Nom;Prix;Images\n${addresses.map((address, at) => `Adresse ${at};1;${address}\n`).join('')}`;
  const messages = (body: Parameters<typeof problemsOf>[0]) => problemsOf(body).map(([, , message]) => message);
  const IMAGES = 'https://images.exemple.com';

  it('are refused before anything is called: no site at first, https, no port, no password, no other site', async () => {
    expect(messages(await importWith(sheetOf(`${IMAGES}/a.png`), null))).toEqual([
      expect.stringContaining('« images.exemple.com » n’est pas de ceux'),
    ]);
    expect((await allow(['https://images.exemple.com'])).status).toBe(400);
    expect((await allow(['127.0.0.1'])).status).toBe(400);
    expect((await allow(['images.exemple.com'])).status).toBe(200);
    const { report } = await importWith(
      sheetOf(
        'http://images.exemple.com/a.png',
        'ftp://images.exemple.com/a.png',
        `${IMAGES}:8443/a.png`,
        'https://moi:secret@images.exemple.com/a.png',
        'https://sous.images.exemple.com/a.png',
        'https://images.exemple.com.mal.example/a.png',
        'https://2130706433/a.png',
        'https://[::1]/a.png',
        `${IMAGES}/a.png`,
      ),
      null,
      true,
    );
    expect(messages({ report })).toEqual([
      expect.stringContaining('en https:// attendue'),
      expect.stringContaining('en https:// attendue'),
      expect.stringContaining('ne doit pas nommer de port'),
      expect.stringContaining('ni nom ni mot de passe'),
      expect.stringContaining('« sous.images.exemple.com » n’est pas de ceux'),
      expect.stringContaining('n’est pas de ceux'),
      expect.stringContaining('« 127.0.0.1 » n’est pas de ceux'),
      expect.stringContaining('n’est pas de ceux'),
    ]);
    expect(messages({ report }).join()).not.toContain('secret');
    expect(requested).toEqual([]);
  });

  it('are fetched when they are saved, once, and a row without its picture is skipped with the reason', async () => {
    const picture = await png(81);
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    const answers: Record<string, (response: ServerResponse) => void> = {
      '/a.png': (response) => response.end(picture),
      '/ailleurs.png': (response) => response.writeHead(302, { location: `${IMAGES}/a.png` }).end(),
      '/absente.png': (response) => response.writeHead(404).end(picture),
      '/lourde.png': (response) => response.writeHead(200, { 'content-length': large.length }).end(large),
      '/sans-fin.png': (response) => {
        response.on('error', () => undefined);
        response.write(large);
      },
      '/page.png': (response) => response.end('<svg/>'),
      '/coupée.png': (response) => response.destroy(),
    };
    const site = await startPictureServer(({ url = '' }, response) => {
      requested.push(decodeURI(url));
      answers[decodeURI(url)]?.(response);
    });
    Object.assign(reach, site.reach);
    try {
      const addresses = Object.keys(answers).map((path) => `${IMAGES}${path}`);
      const trial = await importWith(sheetOf(...addresses), null, true);
      expect(trial.report).toMatchObject({ created: 7, pictures: 7, problems: [] });
      expect(requested).toEqual([]);
      const { report } = await importWith(sheetOf(...addresses), null);
      expect(report).toMatchObject({ created: 1, unsavedCount: 6, isSaved: false });
      expect(messages({ report })).toEqual([
        expect.stringContaining('renvoie ailleurs'),
        expect.stringContaining('répond 404'),
        expect.stringContaining('trop lourde'),
        expect.stringContaining('trop lourde'),
        expect.stringContaining('n’est pas une image'),
        expect.stringContaining('ne répond pas'),
      ]);
      const made = await productNamed('Adresse 0');
      expect(widthsOf(made)).toEqual([81]);
      const again = await importWith(`Identifiant;Images\n${made.id};${IMAGES}/a.png\n`, null);
      expect(again.report).toMatchObject({ unchanged: 1, updated: 0, isSaved: true });
      await expectNoStrays();
    } finally {
      for (const key of ['lookup', 'port', 'ca'] as const) delete reach[key];
      await site.close();
    }
  }, 60_000);

  it('are never requested from a private address, whatever a name resolves to, at the moment of the connection', async () => {
    for (const address of [
      '127.0.0.1',
      '10.0.0.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '224.0.0.1',
    ]) {
      reach.lookup = judgedLookup((_host, _options, callback) =>
        callback(null, [
          { address: '8.8.8.8', family: 4 },
          { address, family: address.includes(':') ? 6 : 4 },
        ]),
      );
      const given = await shop.app.media.fetch(`${IMAGES}/a.png`, ['images.exemple.com'], new AbortController().signal);
      expect(given, address).toContain('adresse privée');
    }
    delete reach.lookup;
    // As it runs: the names of the system, judged.
    const given = await shop.app.media.fetch('https://localhost/a.png', ['localhost'], new AbortController().signal);
    expect(given).toContain('adresse privée');
  });
});

it('a product of an import that ends in a fault of its sheet has no picture stored', async () => {
  const before = await pictures();
  await makeProduct(shop, { name: 'Témoin' });
  const { report } = await importWith('Nom;Prix;Images\nA;1;a.png\nB;cher;a.png\n', zipOf({ 'a.png': await png(71) }));
  expect(report.problems).toHaveLength(1);
  expect(await pictures()).toEqual(before);
});
