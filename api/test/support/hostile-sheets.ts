import { type Part, zipOf } from '../../../testing/zip.ts';

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...lines: [type: string, target: string, more?: string][]) =>
  Buffer.from(
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines
      .map(
        ([type, target, more = ''], at) =>
          `<Relationship Id="rId${at + 1}" Type="${TYPE}/${type}" Target="${target}" ${more}/>`,
      )
      .join('')}</Relationships>`,
  );

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The parts of a spreadsheet of one sheet; `more` adds parts or puts others in their place. */
export const workbookOf = (sheet: Part | string, more: Record<string, Part> = {}): Record<string, Part> => ({
  '[Content_Types].xml': Buffer.from('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': Buffer.from(
    `<workbook xmlns="${MAIN}" xmlns:r="${TYPE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': relations(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ),
  'xl/sharedStrings.xml': Buffer.from(`<sst xmlns="${MAIN}"/>`),
  'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? Buffer.from(sheet) : sheet,
  ...more,
});

const rowsOf = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const HEAD = `<row>${text('Nom')}${text('Prix')}</row>`;
const LINE = `<row>${text('Savon')}<c><v>1</v></c></row>`;
const spaces = (bytes: number) => Buffer.alloc(bytes, ' ');

/** A spreadsheet that is all right: what the others are made of. */
export const goodSheet = () => zipOf(workbookOf(rowsOf(HEAD + LINE)));

/** Files that have stopped, filled or fooled a reader somewhere. */
export function hostileSheets(): Record<string, Buffer> {
  const good = goodSheet();
  const book = (rows: string, more?: Record<string, Part>) => zipOf(workbookOf(rowsOf(rows), more));
  const strings = (content: string) => ({
    'xl/sharedStrings.xml': Buffer.from(`<sst xmlns="${MAIN}">${content}</sst>`),
  });
  const shared = (count: number) => '<c t="s"><v>0</v></c>'.repeat(count);
  return {
    'unpacks to 200 MB': zipOf(workbookOf({ data: spaces(200_000_000) })),
    'unpacks to 160 MB and claims 1 kB': zipOf(workbookOf({ data: spaces(160_000_000), claims: 1_000 })),
    'thirty-two parts of 5 MB': zipOf(
      workbookOf(
        rowsOf(HEAD),
        Object.fromEntries(
          Array.from({ length: 32 }, (_, at) => [`xl/worksheets/sheet${at + 2}.xml`, spaces(5_000_000)]),
        ),
      ),
    ),
    'a zip of zips': zipOf({ 'a.zip': zipOf({ 'b.zip': good }), 'c.zip': good }),
    'twenty thousand parts': zipOf(
      Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`xl/a${at}.xml`, Buffer.from('<a/>')])),
    ),
    'a million rows': book(HEAD + '<row><c><v>1</v></c></row>'.repeat(1_000_000)),
    '50 001 rows': book(HEAD + LINE.repeat(50_001)),
    'a cell in the last column': book(`${HEAD}<row><c r="XFD2"><v>1</v></c></row>`),
    'a cell outside of any sheet': book(`${HEAD}<row><c r="ZZZZZZ2"><v>1</v></c></row>`),
    'a cell of a million letters': book(`${HEAD}<row>${text('x'.repeat(1_000_000))}</row>`),
    'one text, named 200 000 times': book(
      HEAD + `<row>${shared(100)}</row>`.repeat(2_000),
      strings(`<si><t>${'x'.repeat(9_000)}</t></si>`),
    ),
    'entities in entities': zipOf(
      workbookOf(
        `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${rowsOf(`${HEAD}<row>${text('&c;')}</row>`)}`,
      ),
    ),
    'an entity from a file': zipOf(
      workbookOf(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rowsOf(`${HEAD}<row>${text('&x;')}</row>`)}`),
    ),
    'a sheet at another address': zipOf(
      workbookOf(rowsOf(HEAD), {
        'xl/_rels/workbook.xml.rels': relations(['worksheet', 'http://127.0.0.1:1/sheet.xml', 'TargetMode="External"']),
      }),
    ),
    'a sheet outside of the archive': zipOf(
      workbookOf(rowsOf(HEAD), { 'xl/_rels/workbook.xml.rels': relations(['worksheet', '../../../../etc/passwd']) }),
    ),
    'elements in elements': book('<a>'.repeat(5_000_000)),
    'no sheet': zipOf({ '[Content_Types].xml': Buffer.from('<Types/>') }),
    'a password': zipOf(workbookOf({ data: Buffer.from(rowsOf(HEAD + LINE)), flags: 1 })),
    'a list of parts outside of the file': Buffer.concat([
      good.subarray(0, good.length - 6),
      Buffer.from('ffffff7f0000', 'hex'),
    ]),
    'cut in the middle': good.subarray(0, good.length / 2),
    'CSV of a million rows': Buffer.from(`Nom;Prix\n${'x;1\n'.repeat(1_000_000)}`),
    'CSV of 20 000 columns': Buffer.from(`Nom;Prix${';a'.repeat(20_000)}\n`),
    'CSV of delimiters': Buffer.from(`Nom;Prix\n${';'.repeat(5_000_000)}`),
    'CSV with NUL': Buffer.from('Nom;Prix\nSa\0von;1\n'),
    'CSV with a quote that never ends': Buffer.from(`Nom;Prix\n"Savon;1\n${'x;1\n'.repeat(3_000)}`),
    'CSV with a cell of 9 MB': Buffer.from(`Nom;Prix\n"${'x'.repeat(9_000_000)}";1\n`),
    'an old spreadsheet (OLE)': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5_000, 7)]),
    noise: Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 256)),
  };
}
