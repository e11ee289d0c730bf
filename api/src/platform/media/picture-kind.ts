const startsWith = (data: Buffer, bytes: number[], at = 0) => bytes.every((byte, index) => data[at + index] === byte);
const ascii = (data: Buffer, from: number, to: number) => data.subarray(from, to).toString('latin1');

/** What raster image a file is, by its first bytes; `null` for all else (SVG and HTML can carry scripts). */
export function readKind(data: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | null {
  if (startsWith(data, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(data, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (/^GIF8[79]a$/.test(ascii(data, 0, 6))) return 'gif';
  if (ascii(data, 0, 4) === 'RIFF' && ascii(data, 8, 12) === 'WEBP') return 'webp';
  if (ascii(data, 4, 8) === 'ftyp' && /^(avif|avis)$/.test(ascii(data, 8, 12))) return 'avif';
  return null;
}
