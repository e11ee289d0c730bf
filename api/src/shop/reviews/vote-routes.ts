import { messagesOf } from '@karite/shared/resource';
import { reviews } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isUuid } from '../../platform/database/uuid.ts';
import { deviceHashOf, nameDevice } from '../../platform/server/access/device.ts';
import { countAttempt, type Limit, networkOf } from '../../platform/server/access/rate-limit.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { addVote, removeVote } from './helpful-votes.ts';

const BY_ADDRESS: Limit = { name: 'review-vote:address', most: 60, minutes: 60 };
/** A browser without an account can be renamed at will: so many of one network may vote for one review. */
const BY_REVIEW: Limit = { name: 'review-vote:review', most: 5, minutes: 24 * 60 };

const params = z.object({ id: z.string().max(64) });
const response = {
  200: z
    .object({ helpful: z.number().int().describe('Combien l’ont trouvé utile'), isMine: z.boolean() })
    .meta({ id: 'ReviewVotes' }),
};

/** « Utile » (R1109): one vote an account, or a browser without one; never for one's own review. */
export const voteRoutes: FastifyPluginAsyncZod = async (app) => {
  const access = { onRequest: app.access.everyone, preHandler: app.limitByAddress(BY_ADDRESS) };
  const expectId = (id: string): string => {
    if (!isUuid(id)) throw notFound(messagesOf(reviews).notFound);
    return id;
  };

  app.put(
    '/reviews/:id/vote',
    { ...access, schema: { tags: [reviews.label.many], summary: 'Trouver un avis utile', params, response } },
    async (request, reply) => {
      const id = expectId(request.params.id);
      const userId = request.user?.id ?? null;
      if (app.limitsAreOn && !userId) await countAttempt(app.database, BY_REVIEW, `${networkOf(request.ip)} ${id}`);
      return addVote(app, id, { userId, device: nameDevice(request, reply) });
    },
  );

  app.delete(
    '/reviews/:id/vote',
    { ...access, schema: { tags: [reviews.label.many], summary: 'Reprendre son vote', params, response } },
    async (request) =>
      removeVote(app, expectId(request.params.id), { userId: request.user?.id ?? null, device: deviceHashOf(request) }),
  );
};
