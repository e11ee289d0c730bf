import type { letters } from '@karite/shared/resources';
import type { RunAction } from '../../engine/write/actions.ts';
import { notSignedIn } from '../../platform/server/access/signed-in.ts';

/** Sends a letter to the caller alone, as its readers will get it, without a link to unsubscribe. */
export const tryLetter: RunAction<typeof letters> = async ({ app, transaction, by, record: { subject, text } }) => {
  if (!by) throw notSignedIn();
  await app.outbox.queue(transaction, [
    { event: 'letter', channel: 'email', to: by.email, subject: `[Essai] ${subject}`, body: text },
  ]);
  return {};
};
