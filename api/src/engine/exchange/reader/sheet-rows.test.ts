import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { noNotes, sheetRows } from './sheet-rows.ts';

async function read(file: Buffer | string) {
  const notes = noNotes();
  const rows: unknown[][] = [];
  for await (const { row, cells } of sheetRows(Buffer.from(file), notes)) rows.push([row, ...cells]);
  return { rows, notes };
}

/** An archive of these texts as they are, each stored. */
function archive(parts: Record<string, string>): Buffer {
  const [files, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [title, data] = [Buffer.from(name), Buffer.from(text)];
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt32LE(data.length, 18);
    header.writeUInt32LE(data.length, 22);
    header.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    header.copy(entry, 6, 4, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(header, title, data);
    list.push(entry, title);
    offset += header.length + title.length + data.length;
  }
  const end = Buffer.alloc(22);
  const listed = Buffer.concat(list);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="${target}"/>`;

/** A workbook of one sheet with the given XML. `x:` before each name is as valid as nothing. */
const bookOf = (sheet: string, { book = '', styles = '', strings = '', state = 'visible' } = {}) =>
  archive({
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><x:workbook xmlns:r="r">${book}<x:sheets><x:sheet name="Été &amp; hiver" state="${state}" r:id="rId7"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId7', 'worksheet', '/xl/worksheets/a.xml')}${relation('rId8', 'sharedStrings', 'sharedStrings.xml')}${relation('rId9', 'styles', 'styles.xml')}</Relationships>`,
    'xl/worksheets/a.xml': `<worksheet>${sheet}</worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  });

const head =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Nom</t></is></c><c r="B1" t="inlineStr"><is><t>Prix</t></is></c></row>';

it('reads 50 000 rows, and refuses one more', async () => {
  const count = async (rows: number) => (await read(`Nom;Prix\n${'x;1\n'.repeat(rows)}`)).rows.length;
  expect(await count(50_000)).toBe(50_001);
  await expect(count(50_001)).rejects.toThrow(/^50\u202f000 lignes au plus$/);
});

describe('R2124 a CSV as office programs save it', () => {
  const rows = [
    [1, 'Nom', 'Prix'],
    [2, 'Crème d’œuf – 5 €', '12 500'],
  ];
  const text = 'Nom;Prix\r\nCrème d’œuf – 5 €;12 500\r\n';
  const windows = Buffer.from(
    text.replaceAll(/[’œ–€]/g, (letter) => ({ '’': '\x92', œ: '\x9c', '–': '\x96', '€': '\x80' })[letter] ?? letter),
    'latin1',
  );
  const wide = Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', windows],
    ['UTF-16LE with tabs', wide],
    ['UTF-16BE with tabs', Buffer.from(wide).swap16()],
    ['sep=', Buffer.from(`sep=;\r\n${text}`)],
    ['sep= behind a mark', Buffer.from(`\ufeffsep=;\r\n${text}`)],
    ['sep= in quotes, of another mark', Buffer.from(`"sep=|"\n${text.replaceAll(';', '|')}`)],
    ['commas', Buffer.from('Nom,Prix\r\nCrème d’œuf – 5 €,12 500\r\n')],
    ['old Mac line ends', Buffer.from(text.replaceAll('\r\n', '\r'))],
  ])('%s', async (_what, file) => expect((await read(file)).rows).toEqual(rows));

  it('goes by the mark that the heads have most of', async () => {
    expect((await read('Nom, prénom;Prix;Stock\na;1;2\n')).rows[0]).toEqual([1, 'Nom, prénom', 'Prix', 'Stock']);
    expect((await read('"a;b;c",Prix\nx,1\n')).rows[0]).toEqual([1, 'a;b;c', 'Prix']);
  });

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0xff]],
    ['an Excel of 2003', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['bytes', [0xff, 0x00, 0x01]],
    ['two-byte characters without a mark', [0x4e, 0, 0x6f, 0, 0x6d, 0]],
  ])('refuses %s', (_what, bytes) => expect(read(Buffer.from(bytes))).rejects.toThrow('Fichier illisible'));
});

describe('R2120 the sheet of a workbook', () => {
  it('is the first that people see, and the others are named', async () => {
    const sheet = (name: string, price: number, hidden = {}) => ({
      name,
      rows: [
        ['Nom', 'Prix'],
        [name, price],
      ],
      ...hidden,
    });
    const sheets = [
      sheet('Brouillon', 1, { hidden: true }),
      sheet('Caché', 2, { veryHidden: true }),
      sheet('Produits', 3),
      sheet('Février', 4),
    ];
    const { rows, notes } = await read(Buffer.from(await writeXlsx({ sheets })));
    expect(rows[1]).toEqual([2, 'Produits', 3]);
    expect(notes).toEqual({
      name: 'Produits',
      hiddenRows: 0,
      hiddenColumns: [],
      others: [
        { name: 'Brouillon', isHidden: true },
        { name: 'Caché', isHidden: true },
        { name: 'Février', isHidden: false },
      ],
    });
    await expect(read(bookOf('', { state: 'hidden' }))).rejects.toThrow('Ce fichier n’a aucune feuille visible');
  });

  it('has its hidden rows left out and counted, its hidden columns read and named', async () => {
    const sheet = `<cols><col min="2" max="2" hidden="1"/></cols><sheetData>${head}<row r="2" hidden="1"><c r="A2"><v>1</v></c></row><row r="3" hidden="1"/><row r="4"><c r="A4"><v>4</v></c><c r="B4"><v>5</v></c></row></sheetData>`;
    const { rows, notes } = await read(bookOf(sheet));
    expect(rows).toEqual([
      [1, 'Nom', 'Prix'],
      [4, 4, 5],
    ]);
    expect(notes).toMatchObject({ name: 'Été & hiver', hiddenRows: 1, hiddenColumns: ['Prix'] });
  });
});

describe('R2122 merged cells', () => {
  const cell = (at: string, value: number) => `<c r="${at}"><v>${value}</v></c>`;
  const sheetOf = async (rows: string, ...refs: string[]) => {
    const merges = refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    const found = await read(bookOf(`<sheetData>${head}${rows}</sheetData><mergeCells>${merges}</mergeCells>`));
    return found.rows.slice(1);
  };
  it('all have the value of the first of them, down and across', async () => {
    const rows = `<row r="2">${cell('A2', 1)}${cell('C2', 7)}</row><row r="3">${cell('A3', 2)}</row><row r="4">${cell('A4', 3)}${cell('D4', 9)}</row><row r="5">${cell('A5', 4)}</row>`;
    expect(await sheetOf(rows, 'C2:C4', 'D4:E5')).toEqual([
      [2, 1, null, 7],
      [3, 2, null, 7],
      [4, 3, null, 7, 9, 9],
      [5, 4, null, null, 9, 9],
    ]);
  });
  it('make no row of their own, and leave the heads alone', async () => {
    expect(await sheetOf(`<row r="2">${cell('A2', 1)}</row><row r="3"/>`, 'A1:B1', 'A2:A3')).toEqual([[2, 1]]);
  });
  it('of a hidden row apply to those below', async () => {
    expect(
      await sheetOf(
        `<row r="2" hidden="1">${cell('A2', 1)}${cell('B2', 8)}</row><row r="3">${cell('A3', 2)}</row>`,
        'B2:B3',
      ),
    ).toEqual([[3, 2, 8]]);
  });
});

describe('R2121 the cells of a sheet', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="[$-40C]d\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="0&quot; ml&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="21"/></cellXfs>';
  const strings =
    '<si><t>Lait</t></si><si><r><t>Beurre </t></r><r><rPr><b/></rPr><t xml:space="preserve">de karité</t></r><rPh sb="0" eb="1"><t>rien</t></rPh></si><si><t>a_x000D_b &lt;c&gt; &#233;&#x20AC;</t></si>';
  const shownOf = async (cells: string, book = '') => {
    const sheet = `<sheetData>${head}<row r="2">${cells}</row></sheetData>`;
    return (await read(bookOf(sheet, { styles, strings, book }))).rows[1]?.slice(1);
  };
  const numbers = async (style: number, value: number, book = '') =>
    (await shownOf(`<c r="A2" s="${style}"><v>${value}</v></c>`, book))?.[0];

  it('are texts of all kinds, numbers, yes and no, and errors', async () => {
    expect(
      await shownOf(
        '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="str"><f>A1</f><v>calculé</v></c><c t="b"><v>1</v></c><c t="e"><f>NA()</f><v>#N/A</v></c><c><v>1.5</v></c>',
      ),
    ).toEqual(['Lait', 'Beurre de karité', 'a\rb <c> é€', 'calculé', true, { error: '#N/A' }, 1.5]);
  });

  it.each([
    [1, 46_154, '12/05/2026', '2026-05-12'],
    [3, 46_154, '12 mai 2026', '2026-05-12'],
    [1, 46_154.604_166_666_6, '12/05/2026', '2026-05-12T14:30:00'],
    [2, 0.15, '15%', '1899-12-31T03:36:00'],
    [4, 50, '50 ml', '1900-02-19'],
    [5, 0.354_166_666_666_666_7, '8:30:00', '1899-12-31T08:30:00'],
  ])('with format %i, %f is shown as « %s »', async (style, value, shown, moment) =>
    expect(await numbers(style, value)).toMatchObject({ value, shown, moment }),
  );

  it('count their days from 1904 where the workbook does', async () =>
    expect(await numbers(1, 44_692, '<x:workbookPr date1904="1"/>')).toMatchObject({
      shown: '12/05/2026',
      moment: '2026-05-12',
    }));
});
