import { storable } from '@karite/shared/resource/validation';
import { orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { findCustomers, readCustomer } from './read-customers.ts';

const tags = ['Clients'];
const figures = {
  id: z.string().describe('Les huit derniers chiffres du téléphone'),
  name: z.string(),
  phone: z.string(),
  orders: z.number().int(),
  spent: z.number().describe('Commandes terminées, moins les retours remboursés'),
  lastOrderAt: z.string(),
};
const line = z
  .object({ ...figures, city: z.string().nullable(), country: z.string().nullable() })
  .meta({ id: 'CustomerLine' });
const customer = z
  .object({
    ...figures,
    phones: z.array(z.string()),
    emails: z.array(z.string()),
    accounts: z.array(z.object({ id: z.string(), email: z.string() })),
    cancelled: z.number().int(),
    returns: z.number().int(),
    firstOrderAt: z.string(),
    orderIds: z.array(z.string()).describe('Les plus récentes, 50 au plus'),
    last: z.object({
      nom: z.string(),
      prenom: z.string(),
      phone: z.string(),
      deliveryType: z.string(),
      address: z.string().nullable(),
      landmark: z.string().nullable(),
      country: z.string().nullable(),
      city: z.string().nullable(),
    }),
  })
  .meta({ id: 'Customer' });

/** Customers for who administers orders (R1514): no records of their own, but the persons of the orders. */
export const customerRoutes: FastifyPluginAsyncZod<{ database: Executor }> = async (app, { database }) => {
  app.get(
    '/customers',
    {
      onRequest: app.access.administers(orders, 'read'),
      schema: {
        tags,
        summary: 'Chercher un client',
        querystring: z.strictObject({
          q: storable(z.string().trim().max(200, '200 caractères au plus'))
            .default('')
            .describe(orders.search.placeholder),
        }),
        response: { 200: z.array(line) },
      },
    },
    ({ query, user }) => findCustomers(database, user, query.q),
  );

  app.get(
    '/customers/:id',
    {
      onRequest: app.access.administers(orders, 'read'),
      schema: {
        tags,
        summary: 'Lire un client',
        params: z.object({ id: z.string().max(16) }),
        response: { 200: customer },
      },
    },
    async ({ params }) => {
      const found = await readCustomer(database, params.id);
      if (!found) throw notFound('Client introuvable');
      return found;
    },
  );
};
