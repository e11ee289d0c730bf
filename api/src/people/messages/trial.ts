import { messageOf, placeholdersOf, render, type Template } from '@karite/shared/messages';
import type { FastifyInstance } from 'fastify';

/** Sends an e-mail of a template to the person who edits it, with the examples of the preview as values. */
export async function sendTrial(
  { outbox, database }: Pick<FastifyInstance, 'outbox' | 'database'>,
  event: string,
  template: Template,
  to: string,
): Promise<void> {
  const { values } = messageOf(event);
  const samples = Object.fromEntries(placeholdersOf(event, 'email').map((name) => [name, values[name]?.sample]));
  const { subject, text: body, html } = render(template, samples);
  await outbox.queue(database, [{ event, channel: 'email', to, subject: `[Essai] ${subject}`, body, html }]);
}
