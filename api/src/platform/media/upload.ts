import { ApiError } from '../server/errors/api-error.ts';
import { encodePicture } from './encode-picture.ts';
import { loadSharp } from './load-sharp.ts';
import { readKind } from './picture-kind.ts';
import { queuePicture } from './picture-queue.ts';
import type { ReceivedFile } from './received-file.ts';

/** The largest file that is taken, in bytes (R1124). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** An uploaded file; it is checked, decoded and encoded before any of it is stored. */
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

/** How the log names it. */
export const UPLOAD_REFUSED = { name: 'upload refused' } as const;

/** Why a file is not taken, by its field. */
export const refusedUpload = ({ field }: Upload, why: string) =>
  new ApiError(400, 'validation', why, { fields: { [field]: why }, event: UPLOAD_REFUSED });

/**
 * Turns an upload into pictures: the one entry point of every picture. Only raster images pass, whatever their declared
 * type: their first bytes decide, then the decoder. Throws a 400 with the reason.
 */
export async function receivePicture(upload: Upload): Promise<ReceivedFile> {
  if (!readKind(upload.data)) throw refusedUpload(upload, "Ce fichier n'est pas une image PNG, JPG, GIF, WebP ou AVIF");
  return queuePicture(async () => {
    // What reads pictures may be missing: that is no fault of this one.
    await loadSharp();
    return encodePicture(upload.data).catch(() => {
      throw refusedUpload(upload, 'Cette image est abîmée ou trop grande (40 mégapixels au plus)');
    });
  });
}
