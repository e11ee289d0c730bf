/**
 * The part of the tar format (ustar) that an archive of plain files needs: every tar program opens it. Not tar-stream: a
 * restore reads entries by their offset in the file, which a stream lacks.
 */
export const BLOCK = 512;
/** The longest name of an entry, in bytes. */
export const LONGEST_NAME = 100;

/** Two empty blocks end a tar file. */
export const END = Buffer.alloc(2 * BLOCK);

/** How many bytes follow a content of `size` bytes up to the next block. */
const gapAfter = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;
/** What an entry's content takes in the file, in bytes. */
export const paddedSize = (size: number): number => size + gapAfter(size);

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

function checksumOf(header: Buffer): number {
  let sum = 0;
  // The field of the sum itself counts as spaces.
  for (const [at, byte] of header.subarray(0, BLOCK).entries()) sum += at >= 148 && at < 156 ? 0x20 : byte;
  return sum;
}

/** One file in a tar: header, content, and zeros up to the next block. `time` in seconds. Throws on a name too long. */
export function tarEntry(name: string, content: Buffer, time: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`A name too long for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(time, 12), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc(gapAfter(content.length))]);
}

/** Name and size of the entry that a header begins; `null` when it is no header of a plain file. */
export function readTarHeader(header: Buffer): { name: string; size: number } | null {
  if (header.length < BLOCK || header.toString('latin1', 257, 262) !== 'ustar') return null;
  const text = (from: number, length: number) => header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  if (Number.parseInt(text(148, 8), 8) !== checksumOf(header) || text(156, 1) !== '0') return null;
  return { name: text(0, LONGEST_NAME), size: Number.parseInt(text(124, 12), 8) };
}
