import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { moment } from '../resource/select.ts';
import { emailAddress } from '../server/access/email-address.ts';
import { pageQuery, sendPage } from './paging.ts';

const BY_ADDRESS = { name: 'newsletter:address', most: 10, minutes: 60 };
const subscriber = z.object({ email: z.string(), createdAt: z.string() }).meta({ id: 'Subscriber' });
const tags = ['Newsletter'];

/** The newsletter block of the home page (R1135): it stores, and says the same whether the address was known or not. */
export const newsletterRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/newsletter',
    {
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags,
        summary: "S'inscrire à la newsletter",
        body: z.strictObject({ email: emailAddress }),
        response: { 202: z.object({ message: z.string() }) },
      },
    },
    async (request, reply) => {
      await database.execute(
        sql`insert into newsletter (email) values (${request.body.email}) on conflict (email) do nothing`,
      );
      return reply.code(202).send({ message: 'Merci ! Votre inscription est enregistrée.' });
    },
  );

  app.get(
    '/newsletter',
    {
      onRequest: app.access.admin,
      schema: {
        tags,
        summary: 'Lister : inscrits à la newsletter',
        querystring: pageQuery,
        response: { 200: z.array(subscriber) },
      },
    },
    (request, reply) =>
      sendPage<z.infer<typeof subscriber>>(reply, database, request.query, {
        columns: sql`email, ${moment(sql`created_at`)} as "createdAt"`,
        table: 'newsletter',
        key: 'email',
      }),
  );
};
