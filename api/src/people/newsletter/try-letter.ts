import type { letters } from '@karite/shared/resources';
import type { RunAction } from '../../engine/write/actions.ts';
import { notSignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';

/** The start of what is said where no e-mail leaves. */
export const NO_MAIL_SERVER = 'Aucun serveur d’e-mails n’est réglé (SMTP_URL)';

/** Sends a letter to the caller alone, as its readers will get it, without a link to unsubscribe. 409 where no e-mail leaves. */
export const tryLetter: RunAction<typeof letters> = async ({ app, transaction, by, record: { subject, text } }) => {
  if (!by) throw notSignedIn();
  if (!app.outbox.isSent('email'))
    throw new ApiError(409, 'conflict', `${NO_MAIL_SERVER} : l’essai ne peut pas partir`);
  await app.outbox.queue(transaction, [
    { event: 'letter', channel: 'email', to: by.email, subject: `[Essai] ${subject}`, body: text },
  ]);
  return {};
};
