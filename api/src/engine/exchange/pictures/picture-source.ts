import { setTimeout as pause } from 'node:timers/promises';
import { readPicture } from '@karite/shared/media';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../../platform/database/database.ts';
import { MAX_PIXELS } from '../../../platform/media/encode-picture.ts';
import { pictureAddressProblem } from '../../../platform/media/fetch-picture.ts';
import { loadSharp } from '../../../platform/media/load-sharp.ts';
import { readKind } from '../../../platform/media/picture-kind.ts';
import type { PictureArchive } from '../../../platform/media/read-archive.ts';
import { Upload } from '../../../platform/media/upload.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import type { Writer } from '../../write/write.ts';
import { findStoredPicture, hashOf } from './stored-pictures.ts';

/** Cached checks: a picture that many rows name is read once. */
const JUDGED_AT_MOST = 2_000;
/** The queue of pictures is everybody's: where it is full an import waits, in ms. */
const AGAIN_MS = 1_000;

/** A stored picture that a cell names by its path, or by an address of the shop. */
const ownPath = (given: string): string | null => {
  const path = given.replace(/^https?:\/\/[^/]+/i, '');
  return readPicture(path) ? path : null;
};

const isAddress = (given: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(given);

/** The sites that an administrator allows. */
export async function allowedSites(database: Executor): Promise<string[]> {
  const { rows } = await database.execute<{ site: string }>(sql`select site from "import-sources_sites"`);
  return rows.map(({ site }) => site);
}

/** What a picture of a row is: there already under a path, still to be taken, or none, with why in French. */
export type Judged = { path: string } | { problem: string } | 'new';
/** A picture that was taken: its path, and of which file it was made where it is a new one. */
export type Taken = { path: string; made?: { hash: string; undo: () => Promise<void> } };

/** Where the pictures of one import come from: the shop itself, the archive that came with the sheet (R1583), or sites that are allowed (R1584). */
export class PictureSource {
  readonly #judged = new LRUCache<string, Judged>({ max: JUDGED_AT_MOST });

  constructor(
    private readonly writer: Writer,
    private readonly archive: PictureArchive | null,
    private readonly sites: readonly string[],
    private readonly signal: AbortSignal,
  ) {}

  /** Judges what a row names, without storing anything. */
  async judge(given: string): Promise<Judged> {
    this.signal.throwIfAborted();
    const before = this.#judged.get(given);
    if (before) return before;
    const judged = await this.#judge(given);
    this.#judged.set(given, judged);
    return judged;
  }

  async #judge(given: string): Promise<Judged> {
    const { app, database } = this.writer;
    const path = ownPath(given);
    if (path) return (await app.media.hold(path)) ? { path } : { problem: `L’image « ${given} » n’existe plus` };
    if (isAddress(given)) {
      // The fetch shows whether it exists: no address is called before somebody clicks « Importer ».
      const problem = pictureAddressProblem(given, this.sites);
      return problem ? { problem } : 'new';
    }
    const data = await this.#read(given);
    if (typeof data === 'string') return { problem: data };
    const problem = await fileProblem(data);
    if (problem) return { problem: `${problem} : « ${given} »` };
    const existing = await findStoredPicture(database, hashOf(data));
    return existing && (await app.media.hold(existing)) ? { path: existing } : 'new';
  }

  /** Stores what a row names, unless it is there; `undo` of what is returned takes it back. Throws a refusal with why it can't. */
  async take(given: string, field: string): Promise<Taken> {
    const { app, database } = this.writer;
    const refused = (why: string) => new ApiError(400, 'validation', why, { fields: { [field]: why } });
    const path = ownPath(given);
    if (path && (await app.media.hold(path))) return { path };
    const data = await this.#read(given);
    if (typeof data === 'string') throw refused(data);
    const hash = hashOf(data);
    const existing = await findStoredPicture(database, hash);
    if (existing && (await app.media.hold(existing))) return { path: existing };
    const upload = new Upload(given, data, field);
    for (;;)
      try {
        const stored = await app.media.store([upload]);
        return { path: stored.urlOf(upload), made: { hash, undo: stored.undo } };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.statusCode !== 503) throw refused(`${error.message} : « ${given} »`);
        await pause(AGAIN_MS, undefined, { signal: this.signal });
      }
  }

  /** The bytes of what a row names, or why there are none, in French. */
  async #read(given: string): Promise<Buffer | string> {
    if (isAddress(given)) return this.writer.app.media.fetch(given, this.sites, this.signal);
    return this.archive?.read(given) ?? `Image « ${given} » : joignez l’archive ZIP qui la contient`;
  }
}

/** The problem of a file, as far as its header shows: decoding may still fail. */
async function fileProblem(data: Buffer): Promise<string | null> {
  if (!readKind(data)) return 'Ce fichier n’est pas une image PNG, JPG, GIF, WebP ou AVIF';
  const sharp = await loadSharp();
  const head = await sharp(data)
    .metadata()
    .catch(() => null);
  if (!head) return 'Cette image est abîmée';
  return head.width * head.height > MAX_PIXELS ? 'Cette image est trop grande (40 mégapixels au plus)' : null;
}
