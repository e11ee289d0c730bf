import { newsletter } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { addUnlessTaken } from '../resource/write.ts';
import { emailAddress } from '../server/access/email-address.ts';

const BY_ADDRESS = { name: 'newsletter:address', most: 10, minutes: 60 };

/** The newsletter block of the home page (R1135): it stores, and says the same whether the address was known or not. */
export const newsletterRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/newsletter',
    {
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags: [newsletter.label.many],
        summary: "S'inscrire à la newsletter",
        body: z.strictObject({ email: emailAddress }),
        response: { 202: z.object({ message: z.string() }) },
      },
    },
    async ({ body: { email } }, reply) => {
      const writer = { app, database, resource: newsletter, by: null };
      await database.transaction((transaction) => addUnlessTaken(transaction, writer, ['email'], { email }));
      return reply.code(202).send({ message: 'Merci ! Votre inscription est enregistrée.' });
    },
  );
};
