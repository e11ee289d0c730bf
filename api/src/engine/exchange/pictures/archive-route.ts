import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addPiece, beginArchive, dropArchive, findArchive } from '../../../platform/media/picture-archives.ts';
import { MAX_ARCHIVE_BYTES, openArchive } from '../../../platform/media/read-archive.ts';
import { Upload } from '../../../platform/media/upload.ts';
import { signedIn } from '../../../platform/server/access/signed-in.ts';
import { ApiError, invalid } from '../../../platform/server/errors/api-error.ts';

const GONE = 'Cette archive n’est plus là : choisissez-la de nouveau';

const bytes = z.coerce
  .number('Nombre attendu')
  .int('Nombre entier attendu')
  .min(0, '0 au moins')
  .max(MAX_ARCHIVE_BYTES, 'Archive trop volumineuse : 2 Go au plus');
const received = z
  .object({
    id: z.string(),
    received: z.number().describe('Octets reçus'),
    pictures: z.number().nullable().describe('Combien de fichiers elle contient, dès qu’elle est entière'),
  })
  .meta({ id: 'PictureArchive' });

/** The file of an archive that an account has sent. */
export async function archiveOf({ media }: FastifyInstance, owner: string, id: string): Promise<string> {
  const found = await findArchive(media.archiveFolder, owner, id);
  if (!found) throw invalid({ pictures: GONE });
  return found.file;
}

/** `POST /{resource}/import/pictures`: a ZIP of pictures for an import, in pieces, one after the other (R1583). */
export function archiveRoute(app: FastifyInstance, resource: ResourceShape, onRequest: onRequestAsyncHookHandler[]) {
  app.withTypeProvider<ZodTypeProvider>().post(
    `/${resource.name}/import/pictures`,
    {
      onRequest,
      schema: {
        tags: [resource.label.many],
        summary: `Les images d’un import, dans un ZIP : ${resource.label.many}`,
        description:
          'Par morceaux de 10 Mo au plus, l’un après l’autre : le premier sans `archive`, les suivants avec son `id`. Le dernier dit combien de fichiers elle contient, ou pourquoi elle est refusée. Elle attend un jour.',
        consumes: ['multipart/form-data'],
        body: z.strictObject({
          piece: z
            .instanceof(Upload, { message: 'Fichier ZIP attendu' })
            .meta({ type: 'string', format: 'binary', description: 'Le morceau' }),
          at: bytes.default(0).describe('Où il commence, en octets'),
          total: bytes.describe('La taille de toute l’archive, en octets'),
          archive: z.uuid('Archive inconnue').optional(),
        }),
        response: { 200: received },
      },
    },
    async (request) => {
      const { piece, at, total, archive } = request.body;
      const { archiveFolder: directory } = app.media;
      const { id: owner } = signedIn(request);
      if (at + piece.size > total) throw invalid({ piece: 'Ce morceau dépasse la taille annoncée' });
      const id = archive ?? (await beginArchive(directory, owner, total));
      const found = await findArchive(directory, owner, id);
      if (!found) throw invalid({ archive: GONE });
      if (at > found.size)
        throw new ApiError(409, 'conflict', 'Il manque un morceau avant celui-ci', {
          more: { received: found.size },
        });
      const size = await addPiece(found.file, at, piece.data);
      if (size < total) return { id, received: size, pictures: null };
      try {
        const opened = await openArchive(found.file);
        opened.close();
        return { id, received: size, pictures: opened.count };
      } catch (error) {
        await dropArchive(directory, owner, id);
        throw error;
      }
    },
  );
}
