import { inflateRawSync } from 'node:zlib';
import { FileRefused, MAX_ENTRIES, MAX_UNPACKED, tooLarge, unreadable } from './limits.ts';

const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** What a spreadsheet is read from; pictures and macros stay packed. */
const isRead = (name: string) => /\.(xml|rels)$/i.test(name);

/** Where the list of entries begins, and how many it has: the last record of the archive says so. */
function findList(file: Buffer): { at: number; count: number } {
  for (let at = file.length - END_BYTES; at >= Math.max(0, file.length - END_BYTES - MAX_COMMENT); at -= 1)
    if (file.readUInt32LE(at) === END) return { at: file.readUInt32LE(at + 16), count: file.readUInt16LE(at + 10) };
  throw unreadable();
}

/** Unpacks one entry; counts what really comes out of it, whatever the archive says of its size. */
function unpackEntry(file: Buffer, at: number, room: number): Buffer {
  const method = file.readUInt16LE(at + 10);
  const packedBytes = file.readUInt32LE(at + 20);
  const local = file.readUInt32LE(at + 42);
  if (file.readUInt32LE(local) !== LOCAL) throw unreadable();
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const packed = file.subarray(start, start + packedBytes);
  if (packed.length !== packedBytes) throw unreadable();
  if (method === STORED) {
    if (packed.length > room) throw tooLarge();
    return packed;
  }
  if (method !== DEFLATED) throw unreadable();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable();
  }
}

function partsOf(file: Buffer): Map<string, Buffer> {
  const { at: first, count } = findList(file);
  if (count > MAX_ENTRIES) throw tooLarge();
  const parts = new Map<string, Buffer>();
  let room = MAX_UNPACKED;
  let at = first;
  for (let entry = 0; entry < count; entry += 1) {
    if (file.readUInt32LE(at) !== ENTRY) throw unreadable();
    if (file.readUInt16LE(at + 8) & ENCRYPTED)
      throw new FileRefused('Fichier protégé par un mot de passe : enregistrez-le sans protection');
    const nameBytes = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameBytes);
    if (isRead(name)) {
      // Two of one name: programs differ in which of them they read.
      if (parts.has(name)) throw unreadable();
      const data = unpackEntry(file, at, room);
      room -= data.length;
      // Spreadsheets never declare a document type; it is how entities are nested.
      if (data.includes('<!DOCTYPE') || data.includes('<!ENTITY')) throw unreadable();
      parts.set(name, data);
    }
    at += 46 + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

/** What a spreadsheet's archive holds, unpacked within the limits, by path. Throws `FileRefused`. */
export function unpackParts(file: Buffer): Map<string, Buffer> {
  try {
    return partsOf(file);
  } catch (error) {
    // An offset outside the file.
    throw error instanceof RangeError ? unreadable() : error;
  }
}
