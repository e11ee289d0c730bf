import { heldRights, rightsIn } from '@karite/shared/accounts';
import { paths } from '@karite/shared/paths';
import { users } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createIn } from '../../engine/write/write.ts';
import type { Database } from '../../platform/database/database.ts';
import { emailAddress } from '../../platform/server/access/email-address.ts';
import { newToken } from '../../platform/server/access/secret-token.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { findAccount } from './account-store.ts';
import { hashPassword } from './passwords/password.ts';
import { addResetLink } from './passwords/password-reset.ts';
import { rightsInput } from './user-routes.ts';

/** How long an invitation is good for: a colleague may be away for a day or two. */
const DAYS = 3;
const MINUTES_A_DAY = 24 * 60;

const NO_RIGHTS = 'Cochez ce que cette personne fera';
const HAS_ACCOUNT = 'Cette adresse a déjà un compte : donnez-lui ses droits dans la liste';

const invitationEmail = (by: string, link: string, office: string) => `Bonjour,

${by} vous invite dans l’équipe de la boutique. Choisissez votre mot de passe par ce lien, valable trois jours et une seule fois :

${link}

Connectez-vous ensuite à l’administration : ${office}
`;

/**
 * `POST /users/invitations` (R919): an account with rights for a colleague, whose password they choose by a link. It is mailed;
 * where the shop sends no e-mails it is the answer, once, to be handed over.
 */
export const invitationRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/users/invitations',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [users.label.many],
        summary: 'Inviter un collègue',
        body: z.strictObject({ email: emailAddress, rights: rightsInput }),
        response: {
          201: z.object({
            id: z.string(),
            url: z.string().nullable().describe('Le lien à remettre ; null : il est parti par e-mail'),
          }),
        },
      },
    },
    async (request, reply) => {
      const { email, rights } = request.body;
      const by = signedIn(request);
      const given = rightsIn(rights);
      if (given.length === 0) throw invalid({ rights: NO_RIGHTS });
      if (await findAccount(database, email)) throw invalid({ email: HAS_ACCOUNT });
      // Nobody knows this password: the link replaces it.
      const hidden = { passwordHash: await hashPassword(newToken()) };
      const isMailed = app.outbox.isSent('email');
      const values = { email, role: 'user' as const, isActive: true, rights: heldRights(given) };
      const invited = await database.transaction(async (transaction) => {
        const { id } = await createIn(transaction, { app, database, resource: users, by }, values, { hidden });
        const path = paths.resetBy(await addResetLink(transaction, id, isMailed, DAYS * MINUTES_A_DAY));
        const url = app.mail.urlOf(path);
        if (isMailed)
          await app.mail.queue(transaction, {
            userId: id,
            to: [email],
            subject: 'Votre accès à l’administration de la boutique',
            body: invitationEmail(by.email, url, app.mail.urlOf('/admin/')),
          });
        return { id, url: isMailed ? null : url };
      });
      request.logEvent('account invited', { account: invited.id, rights: given.join(' ') });
      return reply.code(201).header('cache-control', 'no-store').send(invited);
    },
  );
};
