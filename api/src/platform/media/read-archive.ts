import { formatNumber } from '@karite/shared/format';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { ApiError, invalid } from '../server/errors/api-error.ts';
import { MAX_FILE_BYTES } from './upload.ts';
import { WindowReader } from './window-reader.ts';

/** The largest archive that is taken, in bytes. */
export const MAX_ARCHIVE_BYTES = 2 * 1024 ** 3;
/** Files in one archive. */
export const MAX_ARCHIVE_ENTRIES = 20_000;
/** What they may come to when they are unpacked, in bytes; yauzl ends what is more than its entry claims. */
export const MAX_ARCHIVE_UNPACKED = 4 * 1024 ** 3;

/** What systems put into their archives for themselves. */
const OF_A_SYSTEM = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;
/** Names are UTF-8. */
const UTF8_FLAG = 0x800;
const BAD_NAME = /relative path|absolute path|invalid characters/;

const refused = (message: string) => invalid({ pictures: message });

/** Whatever wrote the archive: signs of one or of two parts, small or capital, from Windows or elsewhere. */
const keyOf = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .toLowerCase();
const baseOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);

/** The name of an entry: macOS writes UTF-8 without saying so, which others read as signs of old. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  if (generalPurposeBitFlag & UTF8_FLAG) return fileName;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
  } catch {
    return fileName;
  }
}

type Found = Entry | 'several';
type Index = { byPath: Map<string, Found>; byBase: Map<string, Found> };

const add = (index: Map<string, Found>, key: string, entry: Entry) =>
  index.set(key, index.has(key) ? 'several' : entry);

/** Where an archive's pictures are. Throws a 400 with the reason when it is not accepted. */
async function readIndex(zip: ZipFile): Promise<Index> {
  const index: Index = { byPath: new Map(), byBase: new Map() };
  if (zip.entryCount > MAX_ARCHIVE_ENTRIES)
    throw refused(`Cette archive a trop de fichiers : ${formatNumber(MAX_ARCHIVE_ENTRIES)} au plus`);
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (name.endsWith('/') || OF_A_SYSTEM.test(name)) continue;
    if (entry.isEncrypted()) throw refused('Cette archive est protégée par un mot de passe : enregistrez-la sans');
    if (!entry.canDecodeFileData())
      throw refused('Cette archive est compressée autrement que les ZIP courants : enregistrez-la de nouveau en ZIP');
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_ARCHIVE_UNPACKED)
      throw refused('Cette archive est trop volumineuse : 4 Go au plus une fois décompressée');
    const key = keyOf(name);
    add(index.byPath, key, entry);
    add(index.byBase, baseOf(key), entry);
  }
  return index;
}

/** An archive that is open: what it holds by name, and one file at a time. */
export type PictureArchive = {
  /** How many files it holds. */
  count: number;
  /** A file by its path, or by its name where only one has it; a text gives the reason in French when there is none. */
  read(name: string): Promise<Buffer | string>;
  close(): void;
};

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What is wrong with an archive, in French. */
function refusalOf(error: unknown): Error {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && BAD_NAME.test(error.message))
    return refused('Cette archive contient un chemin interdit (« .. » ou chemin absolu) : enregistrez-la de nouveau');
  return refused('Archive illisible ou incomplète : un fichier ZIP est attendu');
}

/** Opens an archive by its central directory, and checks all of it. Throws a 400 with the reason when it is not accepted. */
export async function openArchive(file: string): Promise<PictureArchive> {
  const reader = await WindowReader.open(file);
  const zip = await fromRandomAccessReaderPromise(reader, reader.size, { autoClose: false, lazyEntries: true }).catch(
    (error: unknown) => {
      reader.close(() => undefined);
      throw refusalOf(error);
    },
  );
  // For a file that breaks while open; read calls report it.
  zip.on('error', () => undefined);
  const { byPath, byBase } = await readIndex(zip).catch((error: unknown) => {
    zip.close();
    throw refusalOf(error);
  });
  return {
    count: byPath.size,
    async read(name) {
      const key = keyOf(name);
      const found = byPath.get(key) ?? byBase.get(baseOf(key));
      if (!found) return `L’archive n’a pas d’image « ${name} »`;
      if (found === 'several') return `L’archive a plusieurs images « ${name} » : ajoutez le dossier`;
      if (found.uncompressedSize > MAX_FILE_BYTES) return `L’image « ${name} » est trop lourde : 10 Mo au plus`;
      return contentOf(zip, found).catch(() => `L’image « ${name} » est illisible dans l’archive`);
    },
    close: () => zip.close(),
  };
}
