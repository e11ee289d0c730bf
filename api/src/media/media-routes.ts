import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  avifBeside,
  DOCUMENT_TYPES,
  documentPath,
  isDocumentFile,
  MEDIA_PATH,
  readDocument,
} from '@karite/shared/media';
import type { FastifyInstance } from 'fastify';
import type { MediaStore } from './media-store.ts';
import { queuePicture } from './picture-queue.ts';
import { shareCard } from './share-card.ts';

const CARD = /^([0-9a-f]{32}-\d{1,4}x\d{1,5}-[0-9a-f]{6})\.og\.jpg$/;

/** Whether a file is there, and not the empty one that says that AVIF was no gain. */
const isFilled = (file: string) =>
  stat(file).then(
    (found) => found.size > 0,
    () => false,
  );

/** Makes the card of a shared link when it is first asked for; it is kept beside its picture. */
async function ensureCard(store: MediaStore, card: string, picture: string): Promise<void> {
  const at = (name: string) => path.join(store.directory, name);
  if ((await isFilled(at(card))) || !(await isFilled(at(picture)))) return;
  await queuePicture(async () => {
    if (!(await isFilled(at(card)))) await store.put({ name: card, data: await shareCard(at(picture)) });
  });
}

/**
 * The way out for pictures and documents. A name never changes its picture, so it is kept for ever; who takes AVIF gets it under the
 * WebP's address when it is there (it is made after the start and after uploads, and only when it is smaller).
 */
export async function mediaRoutes(app: FastifyInstance, store: MediaStore): Promise<void> {
  await app.register(fastifyStatic, {
    root: store.directory,
    serve: false,
    dotfiles: 'deny',
    index: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => reply.header('content-security-policy', "default-src 'none'; sandbox"),
  });
  app.get<{ Params: { file: string; name: string } }>(
    `${MEDIA_PATH}:file/:name`,
    { schema: { hide: true } },
    async ({ params: { file, name } }, reply) => {
      const document = readDocument(documentPath(file, name));
      if (!document) return reply.callNotFound();
      // Only ever a download: whatever it holds, no browser shows it as a page of the shop.
      reply.header(
        'content-disposition',
        `attachment; filename="document.${document.type}"; filename*=UTF-8''${encodeURIComponent(document.name)}`,
      );
      reply.header('x-content-type-options', 'nosniff').header('x-robots-tag', 'noindex');
      reply.header('cache-control', 'private, max-age=3600').type(DOCUMENT_TYPES[document.type]);
      return reply.sendFile(document.file, { cacheControl: false });
    },
  );
  app.get<{ Params: { name: string } }>(
    `${MEDIA_PATH}:name`,
    { schema: { hide: true } },
    async ({ params: { name }, headers }, reply) => {
      // A document has a name of its own behind it, and is downloaded by that.
      if (isDocumentFile(name)) return reply.callNotFound();
      const stem = CARD.exec(name)?.[1];
      if (stem) await ensureCard(store, name, `${stem}.webp`);
      if (!name.endsWith('.webp')) return reply.sendFile(name);
      reply.header('vary', 'Accept');
      const avif = avifBeside(name);
      const takesAvif = headers.accept?.includes('image/avif') && !name.startsWith('.');
      return reply.sendFile(
        takesAvif && (await isFilled(path.join(store.directory, path.basename(avif)))) ? avif : name,
      );
    },
  );
}
