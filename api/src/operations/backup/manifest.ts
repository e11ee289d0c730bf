import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BLOCK, END, paddedSize, tarEntry } from './tar.ts';

/** Raised when the format of archives changes: an older Karité then reports that it cannot read a newer one. */
export const FORMAT_VERSION = 1;

/** The first entry of every archive: it identifies the format, and explains it to people. */
export const README = 'READ-ME-karite-backup.txt';
export const MANIFEST = 'manifest.json';
export const ABOUT = `A backup of a Karité shop: its rows and its pictures, of one moment. KEEP IT SECRET: addresses of
customers, hashes of passwords and the shop's own secrets are in it.

Put it back, into an empty shop, with:  npm run restore -- <this file>

tables/<table>/*.gz  the rows, as PostgreSQL's COPY writes them: one line a row, tabs between the columns, \\N for null.
                     A large table is in several pieces, which may break in a line: zcat tables/<table>/*.gz
media/*              the pictures
manifest.json        what must be in here: columns, rows, bytes, SHA-256 of every table and picture
SHA256               of every byte of the file before this last entry
`;

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Of the rows as text, sorted by the primary key: the same rows always give the same. */
  bytes: z.int(),
  sha256: z.string(),
  /** Entries of the archive that hold it, in order. */
  pieces: z.array(z.string()),
});
const picture = z.object({ name: z.string().regex(/^[^./\\][^/\\]*$/), bytes: z.int(), sha256: z.string() });

/** An archive's description of itself. */
export const manifestSchema = z.object({
  format: z.literal('karite-backup'),
  version: z.literal(FORMAT_VERSION),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations that the rows have been through, by name. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  pictures: z.array(picture),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = z.infer<typeof table>;
export type BackedUpPicture = z.infer<typeof picture>;

export const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/**
 * The last bytes of an archive follow from all bytes before them. They are compared whole, so there is no byte in the
 * file that could be another unnoticed.
 */
export const sealOf = (digest: string): Buffer =>
  Buffer.concat([tarEntry('SHA256', Buffer.from(`${digest}\n`), 0), END]);
export const SEAL_BYTES = BLOCK + paddedSize(65) + END.length;
