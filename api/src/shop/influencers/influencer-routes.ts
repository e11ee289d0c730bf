import { ORDER_LENGTHS } from '@karite/shared/orders';
import { influencers } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import type { Limit } from '../../platform/server/access/rate-limit.ts';

/** By address: an operator has thousands of phones behind one, and each order sends a few requests at most. */
const BY_ADDRESS: Limit = { name: 'influencer-code:address', most: 300, minutes: 60 };
/** What the checkout asks of influencers' codes. Codes are compared without case and accents. */
export const influencerRoutes: FastifyPluginAsyncZod<{ database: Executor }> = async (app, { database }) => {
  app.post(
    '/influencers/known',
    {
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags: [influencers.label.many],
        summary: 'Savoir si un code est connu',
        description: 'Un seul code, et rien de la personne : les codes ne se listent pas.',
        body: z.strictObject({
          code: z
            .string('Code manquant')
            .trim()
            .min(1, 'Code manquant')
            .max(ORDER_LENGTHS.codeInfluenceur, 'Code trop long'),
        }),
        response: { 200: z.object({ isKnown: z.boolean() }) },
      },
    },
    async ({ body: { code } }) => {
      const { rows } = await database.execute(
        sql`select from influencers where fold(code) = fold(${code}) and is_active`,
      );
      return { isKnown: rows.length > 0 };
    },
  );
};
