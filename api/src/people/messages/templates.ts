import { type ChannelName, defaultTemplate, type Template, templateProblems } from '@karite/shared/messages';
import type { messageTemplates } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { hooks, type Saving } from '../../engine/write/hooks.ts';
import type { Executor } from '../../platform/database/database.ts';
import { template } from '../../platform/database/run.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';

const WRITTEN = template(
  sql`select channel, subject, text, html, is_on as "isOn" from "message-templates" where event = ${sql.placeholder('event')}`,
);

/** The templates of an event, by channel. */
export type Templates = (channel: ChannelName) => Template | null;

/** The same as they are now: what an administrator wrote, else what the shop brings along. */
export async function templatesOf(transaction: Executor, event: string): Promise<Templates> {
  const written = await transaction.execute<Template & { channel: ChannelName }>(WRITTEN({ event }), 'often');
  return (channel) => written.rows.find((row) => row.channel === channel) ?? defaultTemplate(event, channel);
}

/** Refuses a template that could not be sent, in the words that the editor uses. */
export const templateHooks = hooks({ 'message-templates': { check } });

async function check({ values, before }: Saving<typeof messageTemplates>): Promise<void> {
  const event = values.event ?? before?.event;
  const channel = values.channel ?? before?.channel;
  const text = values.text ?? before?.text;
  // Without them the values are refused before they come here.
  if (!event || !channel || !text) return;
  const subject = values.subject === undefined ? (before?.subject ?? null) : values.subject;
  const html = values.html === undefined ? (before?.html ?? null) : values.html;
  const texts = { subject, text, html };
  const problems = templateProblems(event, channel, texts);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
