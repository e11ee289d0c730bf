import { hash } from 'node:crypto';
import path from 'node:path';
import { MEDIA_PATH, sharePicture } from '@karite/shared/media';
import { identity, products } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import { findOne, findSingle } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { queuePicture } from '../../platform/media/picture-queue.ts';
import { type Carded, drawPriceCard } from './draw-price-card.ts';

/** Changes with what the cards look like, so that none that was drawn before is taken for one of now. */
const DRAWING = 1;

/** What a card is kept as: another name, price or picture is another file, and the former is swept as nobody's. */
const fileOf = (id: string, carded: Carded) =>
  `${id}-${hash('sha256', JSON.stringify([DRAWING, carded]), 'hex').slice(0, 16)}.card.jpg`;

/**
 * `/partage/<id>/<version>.jpg`: the card of a link to a product, with name and price as they are now. The version, which the page gives with
 * the product's last change, is for those that keep a picture under its address; the card is drawn by the first who asks, and
 * kept among the pictures.
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
      const picture = await store.read(path.basename(carded.picture));
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
      const product = await findOne(database, products, id);
      const picture = product?.images.find(({ url }) => sharePicture(url))?.url;
      if (!product || !picture?.startsWith(MEDIA_PATH)) return reply.callNotFound();
      if (!(await store.stat(path.basename(picture)))) return reply.callNotFound();
      const { name, price, salePrice } = product;
      const carded: Carded = { shop: (await findSingle(database, identity)).name, name, picture, price, salePrice };
      const card = await cardOf(fileOf(product.id, carded), carded);
      if (!card) return reply.callNotFound();
      // A day: who shares an old address shall not see its price for ever.
      return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(card);
    },
  );
}
