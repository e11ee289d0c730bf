import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  belongsTo,
  boolean,
  children,
  choice,
  choices,
  date,
  dateTime,
  defineResource,
  email,
  file,
  group,
  integer,
  manyToMany,
  percent,
  phone,
  richText,
  text,
  url,
} from '@karite/shared/resource';
import { brands } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exportFile, importFile } from '../../../test/support/jobs.ts';
import { formOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { sweepPictures } from '../../operations/media-sweep/sweep.ts';

const COUNTRIES = { BJ: 'Bénin', CI: 'Côte d’Ivoire' } as const;

const TRADES = { shop: 'Boutique', salon: 'Salon de coiffure', market: 'Étal' } as const;

/** One resource with the kinds and constraints that the shop's own resources rarely use. */
const partners = defineResource({
  name: 'partners',
  label: { one: 'Partenaire', many: 'Partenaires' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  search: { fields: ['name', 'email', 'story'], placeholder: 'Rechercher...' },
  unique: [{ fields: ['country', 'place'], message: 'Ce rang est déjà pris dans ce pays' }],
  fields: {
    name: text({ label: 'Nom', required: 'Le nom est obligatoire' }),
    code: text({ label: 'Code', unique: { message: 'Ce code est déjà pris', folded: true } }),
    email: email({ label: 'E-mail', unique: 'Cette adresse est déjà prise', filter: true }),
    country: choice({ label: 'Pays', options: COUNTRIES }),
    place: integer({ label: 'Rang' }),
    carrier: choice({ label: 'Transporteur', options: { bus: 'Car', bike: 'Vélo' }, isExtensible: true, filter: true }),
    trades: choices({ label: 'Métiers', options: TRADES, filter: true }),
    phone: phone({ label: 'Téléphone', country: { field: 'country' } }),
    fax: phone({ label: 'Fax', country: 'CI' }),
    site: url({ label: 'Site', filter: true }),
    reference: text({
      label: 'Référence',
      pattern: { matches: '[A-Z]{3}-\\d{4}', message: 'Attendu : trois lettres, quatre chiffres' },
    }),
    brands: manyToMany(brands, { label: 'Marques', embed: ['name'], filter: true }),
    parentId: belongsTo('self', { label: 'Au-dessus', embed: ['name'] }),
    below: children({ label: 'Au-dessous', via: 'parentId', embed: ['name'] }),
    share: percent({ label: 'Part', filter: true }),
    premium: percent({ label: 'Prime', min: -50, max: 500 }),
    story: richText({ label: 'Histoire', filter: true }),
    contract: file({ label: 'Contrat', accept: ['pdf', 'csv', 'docx', 'png'], maxBytes: 20_000, filter: true }),
    since: date({ label: 'Depuis', filter: true }),
    nextCall: dateTime({ label: 'Prochain appel' }),
    isActive: boolean({ label: 'Actif', initial: true }),
    address: group({
      label: 'Adresse',
      filter: true,
      fields: {
        street: text({ label: 'Rue', required: 'La rue est obligatoire', maxLength: 20 }),
        floor: integer({ label: 'Étage', min: 0, max: 9 }),
        country: choice({ label: 'Pays', options: COUNTRIES }),
        phone: phone({ label: 'Téléphone', country: { field: 'country' } }),
        way: richText({ label: 'Repères' }),
      },
    }),
  },
});

const shop = withTestApp([partners]);

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const add = async (json: object) => (await admin('POST', '/partners', { name: 'Afi', ...json })).body;
const problems = async (json: object) => {
  const { status, body } = await admin('POST', '/partners', { name: 'Afi', ...json });
  return { status, ...body.fields };
};
const names = async (query: string) =>
  (await admin('GET', `/partners?${query}&_sort=name`)).body.map((it: { name: string }) => it.name);

describe('an e-mail address', () => {
  it('is one line in lower case, is found in whatever case, and is an address', async () => {
    expect((await add({ name: 'Mail', email: ' Afi@Example.COM ' })).email).toBe('afi@example.com');
    expect(await names('email=AFI@example.com')).toEqual(['Mail']);
    expect(await names('email_like=afi@')).toEqual(['Mail']);
    expect(await names('q=Example')).toEqual(['Mail']);
    for (const address of ['afi', 'afi@example', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])
      expect(await problems({ email: address }), address).toMatchObject({
        status: 400,
        email: 'L’adresse e-mail n’est pas valide',
      });
    expect(await problems({ email: 'AFI@example.com' })).toEqual({
      status: 409,
      email: 'Cette adresse est déjà prise',
    });
  });
});

describe('a phone number', () => {
  it('is stored as E.164 by the country of its field or of its record', async () => {
    expect((await add({ phone: '01 02 03 04 05', country: 'CI' })).phone).toBe('+2250102030405');
    expect((await add({ phone: '01 02 03 04 05', country: 'BJ' })).phone).toBe('+2290102030405');
    expect((await add({ phone: '97.00.00.00' })).phone).toBe('+2290197000000');
    expect((await add({ fax: '01 02 03 04 05' })).fax).toBe('+2250102030405');
    expect((await add({ fax: '00229 97 00 00 00' })).fax).toBe('+2290197000000');
    for (const phone of ['12', 'javascript:alert(1)', '+229 97', 'appelez-moi', '+2290197000000;ext=1'])
      expect((await problems({ phone })).phone, phone).toMatch(/^Numéro de téléphone attendu/);
    expect((await problems({ phone: '1'.repeat(31) })).phone).toBe('30 caractères au plus');
  });
});

describe('the address of a page', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com',
    '//example.com',
    'https://',
    'https:///example.com',
    'https://afi:secret@example.com',
    'https://example.com\\@evil.example',
    'https://exa mple.com',
    'https://example..com',
    'example.com',
  ])('is never %j', async (site) =>
    expect(await problems({ site })).toEqual({ status: 400, site: 'Adresse attendue, comme https://example.com' }),
  );

  it.each(['https://example.com', 'http://localhost:3000/a?b=c#d', 'HTTPS://crème.example/été'])(
    'may be %j',
    async (site) => expect((await add({ site })).site).toBe(site),
  );
});

describe('a percentage', () => {
  it('is from 0 to 100, or within its own bounds', async () => {
    expect(await add({ share: 0, premium: -50 })).toMatchObject({ share: 0, premium: -50 });
    expect(await add({ share: 100, premium: 500 })).toMatchObject({ share: 100, premium: 500 });
    expect(await problems({ share: -0.1, premium: -51 })).toMatchObject({
      share: '0 au moins',
      premium: '-50 au moins',
    });
    expect(await problems({ share: 100.1, premium: 501 })).toMatchObject({
      share: '100 au plus',
      premium: '500 au plus',
    });
  });
});

describe('days and moments', () => {
  it('are two kinds: a day is the same in every zone', async () => {
    const made = await add({ name: 'Jour', since: '2026-02-28', nextCall: '2026-02-28T23:30:00-03:00' });
    expect(made).toMatchObject({ since: '2026-02-28', nextCall: '2026-03-01T02:30:00.000Z' });
    expect(await names('since=2026-02-28')).toEqual(['Jour']);
    expect(await names('since_gte=2026-02-28&since_lte=2026-02-28')).toEqual(['Jour']);
    expect(await names('since_gte=2026-03-01')).toEqual([]);
    for (const since of ['2026-02-29', '28/02/2026', '2026-02-28T00:00:00Z', 'hier'])
      expect((await problems({ since })).since, since).toBe('Date attendue, comme 2026-11-22');
    expect((await problems({ nextCall: '2026-02-28' })).nextCall).toBe('Date et heure attendues');
    expect((await admin('GET', '/partners?since_gte=hier')).status).toBe(400);
  });
});

describe('an extensible choice', () => {
  it('is stored by its options of today, and answered after its option is gone', async () => {
    const { id } = await add({ carrier: 'bus' });
    expect(await problems({ carrier: 'boat' })).toEqual({ status: 400, carrier: 'Choix inconnu' });
    await shop.database.execute(sql`update partners set carrier = 'boat' where id = ${id}`);
    expect((await admin('GET', `/partners/${id}`)).body.carrier).toBe('boat');
    const listed = await admin('GET', '/partners');
    expect(listed.body.find((each: { id: string }) => each.id === id).carrier).toBe('boat');
    expect((await admin('PATCH', `/partners/${id}`, { share: 1 })).body).toMatchObject({ share: 1, carrier: 'boat' });
    expect((await exportFile(shop, 'partners')).payload).toContain('boat');
  });
});

describe('several choices', () => {
  const tradesOf = async (id: string) => (await admin('GET', `/partners/${id}`)).body.trades;

  it('are each called once, in the order of the declaration, for every writer', async () => {
    const made = await add({ name: 'Métiers A', trades: ['market', 'shop', 'market'] });
    expect(made.trades).toEqual(['shop', 'market']);
    expect((await add({ name: 'Métiers B' })).trades).toEqual([]);
    const at = `/partners/${made.id}`;
    expect((await admin('PUT', at, { name: 'Métiers A' })).body.trades).toEqual(['shop', 'market']);
    expect((await admin('PATCH', at, { trades: ['salon'] })).body.trades).toEqual(['salon']);
    expect((await admin('PATCH', at, { trades: [] })).body.trades).toEqual([]);
    const [entry] = (await admin('GET', `/audit?resource=partners&recordId=${made.id}`)).body;
    expect((await admin('POST', `/audit/${entry.id}/restore`)).status).toBe(200);
    expect(await tradesOf(made.id)).toEqual(['salon']);
    const form = formOf({ name: 'Métiers C', trades: 'shop' });
    expect((await shop.call('POST', '/partners', { token: shop.adminToken, form })).body.trades).toEqual(['shop']);
    for (const trades of [['bank'], 'bank', [null], [['shop']]])
      expect(await problems({ trades }), JSON.stringify(trades)).toMatchObject({ status: 400 });
  });

  it('are found by any of them, and where there is none', async () => {
    await admin('PATCH', `/partners/${(await add({ name: 'Trouvé A', trades: ['shop', 'salon'] })).id}`, {});
    await add({ name: 'Trouvé B', trades: ['market'] });
    await add({ name: 'Trouvé C' });
    const only = 'name_like=Trouvé&';
    expect(await names(`${only}trades=salon`)).toEqual(['Trouvé A']);
    expect(await names(`${only}trades=salon&trades=market`)).toEqual(['Trouvé A', 'Trouvé B']);
    expect(await names(`${only}trades_empty=true`)).toEqual(['Trouvé C']);
    expect(await names(`${only}trades_empty=false`)).toEqual(['Trouvé A', 'Trouvé B']);
    for (const query of ['trades=bank', '_sort=trades', 'trades_like=sho'])
      expect((await admin('GET', `/partners?${query}`)).status, query).toBe(400);
  });

  it('stand in one cell of a sheet by their labels, and are read from one', async () => {
    const { id } = await add({ name: 'Feuille', trades: ['market', 'shop'] });
    expect((await exportFile(shop, 'partners', '?q=Feuille')).payload).toContain('Boutique | Étal');
    const read = (cell: string) => importFile(shop, `Identifiant;Métiers\n${id};${cell}`, '?dryRun=false', 'partners');
    await read('salon de coiffure, ETAL');
    expect(await tradesOf(id)).toEqual(['salon', 'market']);
    await read('Boutique | Banque');
    expect(await tradesOf(id)).toEqual(['salon', 'market']);
  });
});

describe('what is unique', () => {
  it('is so without case and accents where it is folded, with its message', async () => {
    await add({ name: 'Premier', code: 'Été-10' });
    expect(await problems({ code: 'ETE-10' })).toEqual({ status: 409, code: 'Ce code est déjà pris' });
    expect((await add({ code: 'ete-11' })).code).toBe('ete-11');
  });

  it('may be several fields together: each is named, and a missing value conflicts with none', async () => {
    const first = await add({ name: 'Rang 1', country: 'BJ', place: 1 });
    const second = await add({ name: 'Rang 2', country: 'BJ', place: 2 });
    const message = 'Ce rang est déjà pris dans ce pays';
    expect(await problems({ country: 'BJ', place: 1 })).toEqual({ status: 409, country: message, place: message });
    expect((await add({ country: 'CI', place: 1 })).place).toBe(1);
    await add({ country: 'BJ', place: null });
    await add({ country: 'BJ', place: null });
    const moved = await admin('PATCH', `/partners/${second.id}`, { place: 1 });
    expect([moved.status, moved.body.message]).toEqual([409, message]);
    // The undo of a deletion conflicts with a record that took its place meanwhile.
    await admin('DELETE', `/partners/${first.id}`);
    await admin('PATCH', `/partners/${second.id}`, { place: 1 });
    const [entry] = (await admin('GET', `/audit?resource=partners&recordId=${first.id}&action=delete`)).body;
    const undone = await admin('POST', `/audit/${entry.id}/restore`);
    expect([undone.status, undone.body.fields]).toEqual([409, { country: message, place: message }]);
  });
});

describe('a rich text', () => {
  const html = '<p onclick="alert(1)">Un <b>beurre</b> R&amp;D<script>alert(2)</script></p>';
  const clean = '<p>Un <strong>beurre</strong> R&amp;D</p>';

  it('is sanitised on every write path, and searched by its visible text', async () => {
    const made = await add({ name: 'Riche', story: html });
    expect(made.story).toBe(clean);
    expect((await admin('PATCH', `/partners/${made.id}`, { story: `${html}<p>Bis</p>` })).body.story).toBe(
      `${clean}<p>Bis</p>`,
    );
    await importFile(
      shop,
      `Identifiant;Histoire\n${made.id};"${html.replaceAll('"', '""')}"`,
      '?dryRun=false',
      'partners',
    );
    expect((await admin('GET', `/partners/${made.id}`)).body.story).toBe(clean);
    expect(await names('q=R%26D')).toEqual(['Riche']);
    expect(await names('story_like=beurre%20R%26')).toEqual([]);
    expect(await names('story_like=R%26D')).toEqual(['Riche']);
    for (const tag of ['strong', 'amp;', 'onclick'])
      expect([await names(`q=${tag}`), await names(`story_like=${tag}`)], tag).toEqual([[], []]);
    expect((await add({ story: '<script>alert(1)</script>' })).story).toBeNull();
    expect((await problems({ story: 'a'.repeat(20_001) })).story).toBe('20000 caractères au plus');
  });
});

describe('a file', () => {
  const upload = (content: string | Uint8Array<ArrayBuffer>, name: string, url = '/partners', method = 'POST') =>
    shop.call(method, url, {
      token: shop.adminToken,
      form: formOf({ name: 'Fichier', contract: new File([content], name) }),
    });
  const download = (url: string) => shop.app.inject({ url });
  const zip = (part: string) => new Uint8Array(Buffer.from(`PK\x03\x04........${part}........`, 'latin1'));

  it('is stored as it came, under its name, and is only ever downloaded', async () => {
    const { status, body } = await upload('%PDF-1.7 <script>alert(1)</script>', '..\\dossier/Été 2026.pdf.html');
    expect([status, body.contract]).toEqual([
      201,
      expect.stringMatching(/^\/media\/[0-9a-f]{32}\.pdf\/%C3%89t%C3%A9%202026\.pdf\.pdf$/),
    ]);
    const answer = await download(body.contract);
    expect(answer.payload).toBe('%PDF-1.7 <script>alert(1)</script>');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="document.pdf"; filename*=UTF-8''%C3%89t%C3%A9%202026.pdf.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    });
    const [path] = body.contract.split(/\/(?=[^/]*$)/);
    for (const url of [
      path,
      `${path}/`,
      `${path.replace('.pdf', '.png')}/a.png`,
      `${path}/..%2f..%2fa.pdf`,
      `${path}/a.exe`,
    ])
      expect((await download(url)).statusCode, url).toBe(404);
    expect((await exportFile(shop, 'partners', '?q=Fichier')).payload).toContain(body.contract);
    expect(await names('contract_empty=false')).toContain('Fichier');
  });

  it.each([
    ['<html><script>alert(1)</script></html>', 'page.html'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image.png'],
    ['MZ\0\0', 'contrat.pdf'],
    ['a;b\0', 'table.csv'],
    ['texte', 'note.txt'],
    [zip('xl/workbook.xml'), 'table.docx'],
    [zip('word/document.xml word/vbaProject.bin'), 'macro.docx'],
    [zip('a.exe'), 'archive.docx'],
  ])('is none of those that are accepted: %s as %s', async (content, name) =>
    expect((await upload(content, name)).body.fields).toEqual({
      contract: 'Ce fichier n’est pas de ceux qui sont acceptés : PDF, CSV, DOCX, PNG',
    }),
  );

  it('may be replaced or taken away, stays when it is absent, and is swept when nobody names it', async () => {
    const { body } = await upload(zip('word/document.xml'), 'contrat.bin');
    expect(body.contract).toMatch(/\/contrat\.docx$/);
    const at = `/partners/${body.id}`;
    expect((await admin('PUT', at, { name: 'Fichier' })).body.contract).toBe(body.contract);
    expect((await upload('a;b\n1;é', 'table.CSV', at, 'PATCH')).body.contract).toMatch(/\.csv\/table\.csv$/);
    expect((await admin('PATCH', at, { contract: body.contract })).body.contract).toBe(body.contract);
    const stray = `/media/${'0'.repeat(32)}.pdf/a.pdf`;
    expect((await admin('PATCH', at, { contract: stray })).body.fields).toEqual({
      contract: 'Ce fichier n’existe pas',
    });
    for (const contract of ['/media/../a.pdf', 'https://evil.example/a.pdf', `/media/${'0'.repeat(32)}.exe/a.exe`])
      expect((await admin('PATCH', at, { contract })).status, contract).toBe(400);
    expect((await upload('a'.repeat(20_001), 'long.csv')).body.fields).toEqual({ contract: '19 ko au plus' });
    expect((await admin('PATCH', at, { contract: null })).body.contract).toBeNull();
    // The change may be taken back: what it names is not swept.
    const files = await readdir(shop.mediaDir);
    await sweepPictures(shop.database, shop.mediaStore, Date.now() + 7_200_000);
    expect(await readdir(shop.mediaDir)).toEqual(files);
    await writeFile(path.join(shop.mediaDir, `${'0'.repeat(32)}.pdf`), '%PDF-');
    expect(await sweepPictures(shop.database, shop.mediaStore, Date.now() + 7_200_000)).toBe(1);
  });
});

describe('a pattern', () => {
  it('is of the whole text, and reports its pattern', async () => {
    expect((await add({ reference: 'ABC-1234' })).reference).toBe('ABC-1234');
    const reference = 'Attendu : trois lettres, quatre chiffres';
    for (const text of ['abc-1234', 'ABC-12345', 'xABC-1234', 'ABC-1234 x', '*'])
      expect(await problems({ reference: text }), text).toEqual({ status: 400, reference });
    expect((await problems({ reference: 'A'.repeat(50_000) })).reference).toBe('200 caractères au plus');
    const { body } = await shop.call('GET', '/openapi.json');
    expect(JSON.stringify(body)).toContain('[A-Z]{3}-');
  });
});

describe('what is empty', () => {
  it('is found, and what is not: values, lists of records, records that point here', async () => {
    const { body: brand } = await admin('POST', '/brands', { name: 'Maison Odjala' });
    const top = await add({ name: 'Vide A' });
    await add({ name: 'Vide B', share: 0, site: 'https://example.com', brands: [brand.id], parentId: top.id });
    const only = 'name_like=Vide&';
    expect(await names(`${only}share_empty=true`)).toEqual(['Vide A']);
    expect(await names(`${only}share_empty=false`)).toEqual(['Vide B']);
    expect(await names(`${only}share_empty=true&share_empty=false`)).toEqual(['Vide A', 'Vide B']);
    expect(await names(`${only}site_empty=false&share_gte=0`)).toEqual(['Vide B']);
    expect(await names(`${only}brands_empty=true`)).toEqual(['Vide A']);
    expect(await names(`${only}brands_empty=false`)).toEqual(['Vide B']);
    expect(await names(`${only}below_empty=false`)).toEqual(['Vide A']);
    expect(await names(`${only}below_empty=true`)).toEqual(['Vide B']);
    for (const query of [
      'share_empty=1',
      'share_empty=',
      'name_empty=true',
      'isActive_empty=true',
      'createdAt_empty=true',
    ])
      expect((await admin('GET', `/partners?${query}`)).status, query).toBe(400);
  });
});

describe('a group of fields', () => {
  const blank = { floor: null, country: null, phone: null, way: null };

  it('is one object, each of its fields checked and stored by its kind', async () => {
    const address = {
      street: ' Rue 12\n',
      floor: '0',
      country: 'CI',
      phone: '01 02 03 04 05',
      way: '<p onclick="x()">À <strong>droite</strong></p><script>x()</script>',
    };
    const made = await add({ address });
    expect(made.address).toEqual({
      street: 'Rue 12',
      floor: 0,
      country: 'CI',
      phone: '+2250102030405',
      way: '<p>À <strong>droite</strong></p>',
    });
    expect((await admin('GET', `/partners/${made.id}`)).body.address).toEqual(made.address);
    expect((await add({ address: { street: 'a'.repeat(20) } })).address).toEqual({ street: 'a'.repeat(20), ...blank });
    expect(await problems({ address: { street: 'a'.repeat(21), floor: 10 } })).toEqual({
      status: 400,
      'address.street': '20 caractères au plus',
      'address.floor': '9 au plus',
    });
    expect(await problems({ address: { floor: 1 } })).toEqual({
      status: 400,
      'address.street': 'La rue est obligatoire',
    });
    expect((await problems({ address: { street: 'a', town: 'b' } })).status).toBe(400);
    expect((await problems({ address: 'Rue 12' })).status).toBe(400);
  });

  it('is replaced whole, cleared by null, found by being empty, and the same in whatever order', async () => {
    const made = await add({ name: 'Groupe', address: { street: 'A', floor: 2 } });
    await add({ name: 'Groupe sans' });
    expect(await names('name_like=Groupe&address_empty=true')).toEqual(['Groupe sans']);
    expect(await names('name_like=Groupe&address_empty=false')).toEqual(['Groupe']);
    expect((await admin('GET', '/partners?address=A')).status).toBe(400);
    const patch = (json: object) => admin('PATCH', `/partners/${made.id}`, json);
    expect((await patch({ address: { street: 'B' } })).body.address).toEqual({ street: 'B', ...blank });
    expect((await patch({ share: 1 })).body.address).toEqual({ street: 'B', ...blank });
    expect((await patch({ address: null })).body.address).toBeNull();
  });

  it('comes as JSON in a form with a file', async () => {
    const form = formOf({ name: 'Groupe F', address: JSON.stringify({ street: 'C', floor: 3 }) });
    const { status, body } = await shop.call('POST', '/partners', { token: shop.adminToken, form });
    expect({ status, address: body.address }).toEqual({ status: 201, address: { street: 'C', ...blank, floor: 3 } });
    const broken = formOf({ name: 'Groupe G', address: '{' });
    expect((await shop.call('POST', '/partners', { token: shop.adminToken, form: broken })).status).toBe(400);
  });

  it('is one cell of a sheet, in words', async () => {
    await add({ name: 'Groupe H', address: { street: 'D', country: 'CI' } });
    const { payload } = await exportFile(shop, 'partners', '?q=Groupe H');
    expect(payload).toContain('Rue : D | Pays : Côte d’Ivoire');
  });
});

describe('a sheet', () => {
  it('writes these kinds as people read them, and reads them back', async () => {
    const made = await add({
      name: 'Feuille',
      phone: '+2290197000000',
      share: 12.5,
      since: '2026-11-22',
      site: 'https://example.com/a',
    });
    const { payload } = await exportFile(shop, 'partners', '?q=Feuille');
    expect(payload).toMatch(/\+229 01 97 00 00 00.*https:\/\/example\.com\/a.*12[.,]5.*22\/11\/2026/);
    const changed = payload.replace('12.5', '13 %').replace('22/11/2026', '1/2/2026');
    const { report } = (await importFile(shop, changed, '?dryRun=false', 'partners')).body;
    expect(report).toMatchObject({ updated: 1, problems: [] });
    expect((await admin('GET', `/partners/${made.id}`)).body).toMatchObject({
      share: 13,
      since: '2026-02-01',
      phone: '+2290197000000',
    });
  });

  it('learns which of its rows conflict: with a record, or with a row before', async () => {
    const rows = ['Nom;Code;Pays;Rang', 'A;été-10;;', 'B;neuf;CI;7', 'C;NEUF;;', 'D;;CI;7', 'E;;CI;8'];
    const { report } = (await importFile(shop, rows.join('\n'), '?dryRun=true', 'partners')).body;
    const given = report.problems.map(({ row, field }: { row: number; field: string }) => `${row} ${field}`);
    expect(given).toEqual(['2 code', '4 code', '5 country', '5 place']);
  });
});
