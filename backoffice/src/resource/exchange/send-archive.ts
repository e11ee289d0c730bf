import type { Schema } from '@karite/shared/client';
import type { ResourceShape } from '@karite/shared/resource';
import { API } from '../../providers/data-provider.ts';
import { isHttpError, request } from '../../providers/http-client.ts';

type Received = Schema<'PictureArchive'>;

/** A piece is sent again where the line was cut, not all that came before, in bytes. */
const PIECE = 4 * 1024 * 1024;
const TRIES = 5;
const AGAIN_MS = 2_000;

/** The archive of an import, as the server has it. */
export type Archive = { id: string; name: string; pictures: number };

/** Sends a ZIP of pictures, piece by piece (R1583). Calls `onProgress` with the percentage. */
export async function sendArchive(
  resource: ResourceShape,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Archive> {
  let archive: string | undefined;
  for (let at = 0, failures = 0; ; ) {
    signal.throwIfAborted();
    const piece = new File([file.slice(at, at + PIECE)], file.name);
    try {
      const { data } = await request<Received>('POST', `${API}/${resource.name}/import/pictures`, {
        piece,
        at,
        total: file.size,
        archive,
      });
      failures = 0;
      [archive, at] = [data.id, data.received];
      onProgress(Math.floor((100 * at) / file.size));
      if (data.pictures !== null) return { id: data.id, name: file.name, pictures: data.pictures };
    } catch (error) {
      failures += 1;
      // A status is an answer; without one the line was cut.
      if ((isHttpError(error) && error.statusCode !== 0) || failures >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
