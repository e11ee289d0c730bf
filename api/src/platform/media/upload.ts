import { timeLimit } from '../database/time-limit.ts';
import { ApiError } from '../server/errors/api-error.ts';
import { beginPicture, MAX_PIXELS } from './encode-picture.ts';
import { loadSharp } from './load-sharp.ts';
import { readKind } from './picture-kind.ts';
import { queuePicture, tooManyPictures } from './picture-queue.ts';
import type { ReceivedFile } from './received-file.ts';

/** The largest file that is taken, in bytes (R1124). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** An uploaded file; it is checked and decoded before any of it is stored. */
export class Upload {
  constructor(
    readonly name: string,
    readonly data: Buffer,
    /** The form's field that it came in. */
    readonly field: string,
  ) {}

  get size(): number {
    return this.data.length;
  }
}

/** The most pixels that one request may bring: so many are read in a few seconds. */
const MOST_PIXELS = 250_000_000;

/** How the log names it. */
export const UPLOAD_REFUSED = { name: 'upload refused' } as const;

/** Why a file is not taken, by its field. */
export const refusedUpload = ({ field }: Upload, why: string) =>
  new ApiError(400, 'validation', why, { fields: { [field]: why }, event: UPLOAD_REFUSED });

/**
 * Begins the picture of an upload: the one entry point of every picture. Only raster images pass, whatever their declared
 * type: their first bytes decide, then the decoder. Throws a 400 with the reason.
 */
export async function receivePicture(upload: Upload): Promise<ReceivedFile> {
  if (!readKind(upload.data)) throw refusedUpload(upload, 'Ce fichier n’est pas une image PNG, JPG, GIF, WebP ou AVIF');
  return queuePicture(async () => {
    // What reads pictures may be missing: that is no fault of this one.
    await loadSharp();
    return beginPicture(upload.data).catch(() => {
      throw refusedUpload(upload, 'Cette image est abîmée ou trop grande (40 mégapixels au plus)');
    });
  });
}

/** How many pixels a file has, by its header; none where it is no picture, or one that is refused by itself. */
async function pixelsOf({ data }: Upload): Promise<number> {
  if (!readKind(data)) return 0;
  const sharp = await loadSharp();
  // One without a header that can be read is refused when it is its turn.
  const pixels = await sharp(data)
    .metadata()
    .then(
      ({ width, height }) => width * height,
      () => 0,
    );
  return pixels > MAX_PIXELS ? 0 : pixels;
}

/**
 * Reads all files of a request by `receive`, one after the other; throws a 503 at once where they are too much for one. The
 * time of the request stands still meanwhile: on a busy machine pictures are saved late, not refused (R2185).
 */
export async function readUploads<T>(
  uploads: readonly Upload[],
  receive: (upload: Upload) => Promise<T>,
): Promise<T[]> {
  const limit = timeLimit.getStore();
  limit?.standStill();
  try {
    let pixels = 0;
    for (const upload of uploads) {
      pixels += await pixelsOf(upload);
      if (pixels > MOST_PIXELS) throw tooManyPictures();
    }
    const read: T[] = [];
    for (const upload of uploads) read.push(await receive(upload));
    return read;
  } finally {
    limit?.goOn();
  }
}
