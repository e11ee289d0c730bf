import { TOKEN_OPERATIONS } from '@karite/shared/accounts';
import { messagesOf } from '@karite/shared/resource';
import { apiTokens, resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordChange } from '../../engine/undo/changes.ts';
import { hooks } from '../../engine/write/hooks.ts';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import { lock } from '../../engine/write/write.ts';
import type { Database } from '../../platform/database/database.ts';
import { newApiToken } from '../../platform/server/access/api-tokens.ts';
import { hashOf } from '../../platform/server/access/secret-token.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, invalid, notFound } from '../../platform/server/errors/api-error.ts';

/** A token lasts at most so long. */
const MOST_DAYS = 366;

/** Why a token may not have this end; `null` when it may. */
export function expiryProblem(expiresAt: string, now: number): string | null {
  const at = Date.parse(expiresAt);
  if (at <= now) return 'L’échéance est passée';
  return at > now + MOST_DAYS * 86_400_000 ? 'Un an au plus' : null;
}

/** Refuses a token that is for nothing, for an action that there is not, for longer than a year, or that was revoked. */
export const apiTokenHooks = hooks({
  'api-tokens': {
    async check({ before, values: { scopes, expiresAt, isOpen } }) {
      if (before && !before.isOpen && isOpen)
        throw new ApiError(409, 'conflict', 'Un jeton révoqué le reste : faites-en un autre');
      if (before) return;
      if (!scopes?.length) throw invalid({ scopes: 'Choisissez au moins un droit' });
      const stray = scopes.find(({ resource, operation }) => !isValid(resource, operation));
      if (stray) throw invalid({ scopes: `« ${stray.resource} » n’a pas l’action « ${stray.operation} »` });
      const problem = expiresAt ? expiryProblem(expiresAt, Date.now()) : null;
      if (problem) throw invalid({ expiresAt: problem });
    },
  },
});

/** Whether a token can be for this: one of the operations, or an action that the resource declares. */
const isValid = (name: string, operation: string): boolean =>
  operation in TOKEN_OPERATIONS || operation in (resources.find((each) => each.name === name)?.actions ?? {});

const MISSING = messagesOf(apiTokens).notFound;

/** Gives a token its secret, to its creator alone: the secret acts as that person. */
export const apiTokenRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/api-tokens/:id/secret',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [apiTokens.label.many],
        summary: 'Prendre le secret d’un jeton d’accès',
        description: 'Il est montré cette fois seulement, et remplace aussitôt celui d’avant.',
        params: z.object({ id: z.uuid('Identifiant invalide') }),
        response: { 200: z.object({ secret: z.string() }) },
      },
    },
    async (request) => {
      const by = signedIn(request);
      const { id } = request.params;
      const secret = newApiToken();
      await database.transaction(async (transaction) => {
        const token = await lock(transaction, apiTokens, id);
        if (!token) throw notFound(MISSING);
        if (token.userId !== by.id)
          throw new ApiError(403, 'forbidden', 'Seul le compte qui a créé ce jeton peut en prendre le secret');
        if (!token.isOpen || Date.parse(token.expiresAt) <= Date.now())
          throw new ApiError(409, 'conflict', 'Ce jeton ne vaut plus : faites-en un autre');
        await transaction.execute(sql`
          update "api-tokens" set secret_hash = ${hashOf(secret)}, ${NEXT_VERSION} where id = ${id}`);
        await recordChange(transaction, {
          by,
          resource: apiTokens.name,
          recordId: id,
          action: 'renew-secret',
          before: null,
          after: null,
        });
      });
      request.logEvent('api token secret taken');
      return { secret };
    },
  );
};
