import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { FileRefused, MAX_ENTRIES, MAX_UNPACKED, tooLarge, unreadable } from './limits.ts';

/** What a spreadsheet is read from; pictures and macros stay packed. */
const isRead = (name: string) => /\.(xml|rels)$/i.test(name);

/** Unpacks one entry; counts its real bytes, whatever size the archive declares. */
async function unpackEntry(zip: ZipFile, entry: Entry, space: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    bytes += piece.length;
    if (bytes > space) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** What a spreadsheet's archive holds, unpacked within the limits, by path. Throws where it is none. */
export async function unpackParts(file: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(file, { validateEntrySizes: false });
  if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
  const parts = new Map<string, Buffer>();
  let space = MAX_UNPACKED;
  for await (const entry of zip.eachEntry()) {
    const { fileName: name } = entry;
    if (entry.isEncrypted())
      throw new FileRefused('Fichier protégé par un mot de passe : enregistrez-le sans protection');
    if (!isRead(name)) continue;
    // Two of one name: programs differ in which of them they read.
    if (parts.has(name)) throw unreadable();
    const data = await unpackEntry(zip, entry, space);
    space -= data.length;
    // Spreadsheets never declare a document type; it is how entities are nested.
    if (data.includes('<!DOCTYPE') || data.includes('<!ENTITY')) throw unreadable();
    parts.set(name, data);
  }
  return parts;
}
