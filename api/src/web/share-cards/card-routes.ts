import { hash } from 'node:crypto';
import path from 'node:path';
import { MEDIA_PATH, sharePicture } from '@karite/shared/media';
import { identity, products } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { shownToAll } from '../../engine/list/scope.ts';
import { findOne, findSingle } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { wholePicture } from '../../platform/media/finish-picture.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { queuePicture } from '../../platform/media/picture-queue.ts';
import { type Carded, drawPriceCard } from './draw-price-card.ts';

/** Raised when the design of cards changes, so that no former drawing is used. */
const DRAWING = 1;

/** The file name of a card: another name, price or picture is another file, and the former is swept as unused. */
const fileOf = (id: string, carded: Carded) =>
  `${id}-${hash('sha256', JSON.stringify([DRAWING, carded]), 'hex').slice(0, 16)}.card.jpg`;

/**
 * `/partage/<id>/<version>.jpg`: the card of a link to a product, with its current name and price. The version, which the
 * page takes from the product's last change, is for caches that store a picture by its address. The card is drawn on its
 * first request, and stored among the pictures.
 */
export async function cardRoutes(
  app: FastifyInstance,
  { database, store }: { database: Database; store: MediaStore },
): Promise<void> {
  /** `null` where the picture is not there. */
  async function cardOf(name: string, carded: Carded): Promise<Buffer | null> {
    const found = await store.read(name);
    if (found) return found;
    return queuePicture(async () => {
      const meanwhile = await store.read(name);
      if (meanwhile) return meanwhile;
      const picture = await wholePicture(store, path.basename(carded.picture));
      if (!picture) return null;
      const data = await drawPriceCard(picture, carded);
      await store.put({ name, data });
      return data;
    });
  }

  app.get<{ Params: { id: string } }>(
    '/partage/:id/:version(^[0-9a-z]{1,12}$).jpg',
    { schema: { hide: true } },
    async ({ params: { id } }, reply) => {
      const product = await findOne(database, products, id, shownToAll(products));
      const picture = product?.images.find(({ url }) => sharePicture(url))?.url;
      if (!product || !picture?.startsWith(MEDIA_PATH)) return reply.callNotFound();
      const { name, price, salePrice } = product;
      const carded: Carded = { shop: (await findSingle(database, identity)).name, name, picture, price, salePrice };
      const card = await cardOf(fileOf(product.id, carded), carded);
      if (!card) return reply.callNotFound();
      // A day: who shares an old address shall not see its price for ever.
      return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(card);
    },
  );
}
