import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { randomFor } from '@karite/shared/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationFiles, namesOf } from '../../platform/database/migrations/files.ts';
import { FORMAT_VERSION, type Manifest, SEAL_BYTES, sha256 } from './manifest.ts';
import { openArchive } from './read-archive.ts';
import { checkArchive } from './restore-backup.ts';
import { ArchiveWriter } from './write-archive.ts';

let folder: string;
let whole: Buffer;
/** When the first migration was made, in ms. */
const picture = Buffer.from('a picture, or so');

async function makeArchive(name: string, given: Partial<Record<keyof Manifest, unknown>> = {}): Promise<string> {
  const file = path.join(folder, name);
  const writer = await ArchiveWriter.begin(file);
  await writer.add('media/one.webp', picture);
  await writer.add('tables/brands/00001.gz', gzipSync('1\tSènami\n'));
  await writer.seal({
    format: 'karite-backup',
    version: FORMAT_VERSION,
    madeAt: new Date().toISOString(),
    postgres: '18.4',
    migrations: namesOf(migrationFiles()),
    tables: [],
    sequences: [],
    pictures: [{ name: 'one.webp', bytes: picture.length, sha256: sha256(picture) }],
    ...given,
  } as Manifest);
  return file;
}

/** The error for a file of these bytes; empty when it is accepted. */
async function verdict(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'tried.tar');
  await writeFile(file, bytes);
  return openArchive(file).then(
    async (archive) => {
      await archive.close();
      return '';
    },
    (error: Error) => error.message,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karite-archive-'));
  whole = await readFile(await makeArchive('whole.tar'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('P44: an archive', () => {
  it('P44: is read as it was written, and any tar program opens it', async () => {
    expect(await verdict(whole)).toBe('');
    const archive = await openArchive(path.join(folder, 'whole.tar'));
    expect(await archive.read('media/one.webp')).toEqual(picture);
    await expect(archive.read('media/two.webp')).rejects.toThrow('has no media/two.webp');
    await archive.close();
    const listed = await promisify(execFile)('tar', ['-tf', 'whole.tar'], { cwd: folder });
    expect(listed.stdout.split(/\r?\n/).filter(Boolean)).toEqual([
      'READ-ME-karite-backup.txt',
      'media/one.webp',
      'tables/brands/00001.gz',
      'manifest.json',
      'SHA256',
    ]);
  });

  it('P44: altered by one bit at any of 600 places, it is refused', async () => {
    const random = randomFor('one bit');
    const ends = [0, 1, 156, 511, 512, whole.length - SEAL_BYTES, whole.length - 1_024, whole.length - 1];
    const places = [...ends, ...Array.from({ length: 592 }, () => Math.floor(random.next() * whole.length))];
    for (const place of places) {
      const altered = Buffer.from(whole);
      altered[place]! ^= 1 << Math.floor(random.next() * 8);
      expect(await verdict(altered), `byte ${place}`).toMatch(/altered|damaged/);
    }
  });

  it('P44: cut at any of 200 lengths, or longer than it was, it is refused', async () => {
    const random = randomFor('cut');
    const lengths = [0, 1, 511, 512, SEAL_BYTES, whole.length - SEAL_BYTES, whole.length - 1_024, whole.length - 1];
    lengths.push(...Array.from({ length: 192 }, () => Math.floor(random.next() * whole.length)));
    for (const length of lengths)
      expect(await verdict(whole.subarray(0, length)), `${length} bytes`).toMatch(/cut|not a backup/);
    expect(await verdict(Buffer.concat([whole, Buffer.from([0])]))).toContain('altered');
    expect(await verdict(Buffer.concat([whole, whole]))).toContain('altered');
  });

  it('P44: what another program or another Karité wrote is refused', async () => {
    expect(await verdict(Buffer.from('%PDF-1.7 …'.repeat(1_000)))).toContain('not a backup');
    await expect(checkArchive(await makeArchive('format.tar', { version: 2 }))).rejects.toThrow('of format 2');
    await expect(checkArchive(await makeArchive('odd.tar', { pictures: 'none' }))).rejects.toThrow('describes itself');
    const out = { name: '../out.webp', bytes: 1, sha256: '' };
    await expect(checkArchive(await makeArchive('out.tar', { pictures: [out] }))).rejects.toThrow('describes itself');
    const existing = namesOf(migrationFiles());
    const newer = await makeArchive('newer.tar', { migrations: [...existing, 'shop/99_newer'] });
    await expect(checkArchive(newer)).rejects.toThrow('does not know shop/99_newer');
    const older = await checkArchive(await makeArchive('older.tar', { migrations: existing.slice(0, 1) }));
    await older.close();
  });

  it('P44: has its name only when it is whole, and nothing is left of one that was given up', async () => {
    const file = path.join(folder, 'half', 'half.tar');
    const writer = await ArchiveWriter.begin(file);
    await writer.add('media/one.webp', picture);
    expect((await readdir(path.dirname(file))).map((name) => name.endsWith('.part'))).toEqual([true]);
    await expect(writer.add('x'.repeat(101), picture)).rejects.toThrow('too long');
    await writer.discard();
    expect(await readdir(path.dirname(file))).toEqual([]);
  });
});
