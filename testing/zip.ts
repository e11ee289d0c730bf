import { crc32, deflateRawSync } from 'node:zlib';

export type Part = Buffer | { data: Buffer; flags?: number; claims?: number; method?: number };

/** An archive of some parts, packed; a part may claim another size than it has, or to be encrypted. */
export function zipOf(parts: Record<string, Part>): Buffer {
  const chunks: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    const { data, flags = 0, claims, method = 8 } = Buffer.isBuffer(part) ? { data: part } : part;
    // Hundreds of megabytes of the same letter: packed as quickly as can be, they are as small.
    const packed = method === 8 ? deflateRawSync(data, { level: 1 }) : data;
    const title = Buffer.from(name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(flags, 6);
    header.writeUInt16LE(method, 8);
    header.writeUInt32LE(crc32(data), 14);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(claims ?? data.length, 22);
    header.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    header.copy(entry, 6, 4, 28);
    entry.writeUInt32LE(offset, 42);
    chunks.push(header, title, packed);
    list.push(entry, title);
    offset += header.length + title.length + packed.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length / 2, 8);
  end.writeUInt16LE(list.length / 2, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, listed, end]);
}
