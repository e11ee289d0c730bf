import {
  avifBeside,
  DOCUMENT_TYPES,
  documentPath,
  isDocumentFile,
  MEDIA_PATH,
  pictureOf,
  readDocument,
  unfinishedFiles,
} from '@karite/shared/media';
import type { FastifyInstance } from 'fastify';
import { addVary } from '../server/http/add-vary.ts';
import { wholePicture } from './finish-picture.ts';
import type { MediaStore } from './media-store.ts';
import { queuePicture } from './picture-queue.ts';
import { shareCard } from './share-card.ts';

/** A name of ours: no path, and nothing that begins with a dot. */
const PICTURE = /^[\w-][\w.-]*$/;
const CARD = /^([0-9a-f]{32}-\d{1,4}x\d{1,5}-[0-9a-f]{6})\.og\.jpg$/;

const SIZE = /^[0-9a-f]{32}-.*\.webp$/;
/** Nobody may cache what stands for a picture until its sizes are made. */
const UNFINISHED_CACHE = 'no-store';

/** The file of a picture that is sent where the requested size is not made yet; `null` where that is there, or nothing is. */
async function insteadOf(store: MediaStore, name: string): Promise<string | null> {
  if (!SIZE.test(name) || (await store.isFilled(name))) return null;
  const first = unfinishedFiles(pictureOf(name))?.first;
  return first && (await store.isFilled(first)) ? first : null;
}

/** Redirects to another origin are cached for a day: its address may change, other than the picture. */
const REDIRECT_CACHE = 'public, max-age=86400';

/** Makes the card of a shared link on its first request, and stores it beside its picture. */
async function ensureCard(store: MediaStore, card: string, picture: string): Promise<void> {
  if (await store.isFilled(card)) return;
  await queuePicture(async () => {
    const data = (await store.isFilled(card)) ? null : await wholePicture(store, picture);
    if (data) await store.put({ name: card, data: await shareCard(data) });
  });
}

/**
 * Serves pictures and documents. A name's picture never changes, so it is cached for ever; one that is not finished is sent in
 * its first size, and not cached. Clients that accept AVIF get it
 * under the WebP's address, where it exists (it is made in the background, if smaller). Where pictures have an address on
 * another origin, browsers are redirected there, to the one of the two. Documents, which need a secret address, are not.
 */
export async function mediaRoutes(app: FastifyInstance, { store }: { store: MediaStore }): Promise<void> {
  const send = await store.sender(app);
  app.get<{ Params: { file: string; name: string } }>(
    `${MEDIA_PATH}:file/:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { file, name } = request.params;
      const document = readDocument(documentPath(file, name));
      if (!document) return reply.callNotFound();
      // Only ever a download: whatever it holds, no browser shows it as a page of the shop.
      reply.header(
        'content-disposition',
        `attachment; filename="document.${document.type}"; filename*=UTF-8''${encodeURIComponent(document.name)}`,
      );
      reply.header('x-content-type-options', 'nosniff').header('x-robots-tag', 'noindex');
      reply.header('cache-control', 'private, max-age=3600').type(DOCUMENT_TYPES[document.type]);
      return send(request, reply, document.file);
    },
  );
  app.get<{ Params: { name: string } }>(`${MEDIA_PATH}:name`, { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    // A document has a name of its own behind it, and is downloaded by that; a file as it came may hold where it was taken.
    if (isDocumentFile(name) || name.endsWith('.source')) return reply.callNotFound();
    const stem = CARD.exec(name)?.[1];
    if (stem) await ensureCard(store, name, `${stem}.webp`);
    const instead = await insteadOf(store, name);
    let file = instead ?? name;
    if (instead) reply.header('cache-control', UNFINISHED_CACHE);
    else if (name.endsWith('.webp')) {
      addVary(reply, 'Accept');
      const avif = avifBeside(name);
      const takesAvif = request.headers.accept?.includes('image/avif') && PICTURE.test(name);
      // An empty file records that AVIF was not smaller.
      if (takesAvif && (await store.isFilled(avif))) file = avif;
    }
    const address = PICTURE.test(name) ? store.addressOf(file) : null;
    if (address)
      return reply.header('cache-control', instead ? UNFINISHED_CACHE : REDIRECT_CACHE).redirect(address, 302);
    return send(request, reply, file);
  });
}
