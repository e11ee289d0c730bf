import { MAX_ORDER_LINES, MAX_QUANTITY, TOO_MANY_LINES } from '@karite/shared/orders';
import { savedCarts } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { cartLinks, itemsOf, saveCart } from './saved-carts.ts';

const GONE = 'Ce lien n’est plus valable : le panier a été commandé, vidé, ou il a plus de 30 jours.';
const items = z.array(
  z.strictObject({
    productId: z.uuid('Identifiant invalide'),
    quantity: z.int('Quantité attendue').min(1, '1 au moins').max(MAX_QUANTITY, `${MAX_QUANTITY} au plus`),
  }),
);
const tags = [savedCarts.label.many];

/** The cart of who agreed to be reminded of it (R1965, R1966). */
export const cartRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const links = cartLinks(database);

  app.put(
    '/users/me/cart',
    {
      onRequest: app.access.signedIn,
      schema: {
        tags,
        summary: 'Garder son panier, si on l’a accepté',
        body: z.strictObject({ items: items.max(MAX_ORDER_LINES, TOO_MANY_LINES) }),
        response: { 200: z.object({ isKept: z.boolean().describe('Non : le compte ne l’a pas accepté') }) },
      },
    },
    async (request) => ({ isKept: await saveCart(database, signedIn(request).id, request.body.items) }),
  );

  app.get(
    '/saved-carts/of/:id',
    {
      schema: {
        tags,
        summary: 'Retrouver un panier, par le lien de son e-mail',
        params: z.object({ id: z.string().max(64) }),
        querystring: z.strictObject({ key: z.string('Lien incomplet').max(100, 'Lien incomplet') }),
        response: { 200: z.object({ items }) },
      },
    },
    async ({ params: { id }, query: { key } }, reply) => {
      const found = isUuid(id) && (await links.isKeyOf(id, key, Date.now())) ? await itemsOf(database, id) : [];
      if (found.length === 0) throw notFound(GONE);
      reply.header('cache-control', 'no-store');
      return { items: found };
    },
  );
};
