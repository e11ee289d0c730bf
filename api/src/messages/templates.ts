import {
  type ChannelName,
  defaultTemplate,
  type MessageEvent,
  type Template,
  templateProblems,
} from '@karite/shared/messages';
import type { MessageTemplate } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { ResourceHooks } from '../resource/write.ts';
import { invalid } from '../server/errors/api-error.ts';

/** The templates of an event by channel: what an administrator wrote, else what the shop brings along. */
export async function templatesOf(
  transaction: Executor,
  event: MessageEvent,
): Promise<(channel: ChannelName) => Template | null> {
  const written = await transaction.execute<Template & { channel: ChannelName }>(sql`
    select channel, subject, text, html, is_on as "isOn" from "message-templates" where event = ${event}`);
  return (channel) => written.rows.find((row) => row.channel === channel) ?? defaultTemplate(event, channel);
}

type Judged = Pick<MessageTemplate, 'event' | 'channel' | 'subject' | 'text' | 'html'>;

/** Refuses a template that could not be sent, in the words that the editor uses. */
export const templateHooks: ResourceHooks = {
  async beforeSave(_, values, before) {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const { event, channel, ...texts } = { ...before, ...Object.fromEntries(given) } as Judged;
    const problems = templateProblems(event, channel, texts);
    if (Object.keys(problems).length > 0) throw invalid(problems);
  },
};
