import { emailPage } from '@karite/shared/messages';
import type { Transporter } from 'nodemailer';
import { type Channel, Refused, TIMEOUT_MS } from './channel.ts';

/** Whether a mail server has refused for good. */
const isFinal = (error: unknown): error is Error =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** A sender: one that is set with its name, or an address alone, with the shop's name read at each e-mail. */
export type Sender = string | { address: string; name(): Promise<string> };

/** E-mails by SMTP. `url` is SMTP_URL: `smtps://user:password@host`. Each is text and the same as HTML. */
export function openMailer(url: string, sender: Sender): Channel {
  let transport: Transporter | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return transport;
  };
  const domain = /@([^\s>]+)/.exec(typeof sender === 'string' ? sender : sender.address)?.[1] ?? 'localhost';
  return {
    async send({ id, recipient, subject, body, html, leaveUrl }) {
      const to = { name: '', address: recipient };
      // The same id at each try: a mail server that already has the e-mail can tell.
      const messageId = `<${id}@${domain}>`;
      try {
        const from = typeof sender === 'string' ? sender : { name: await sender.name(), address: sender.address };
        const mails = await open();
        // RFC 8058: the mail program's own button ends the subscription.
        const list = leaveUrl ? { unsubscribe: leaveUrl } : undefined;
        const headers = leaveUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : undefined;
        const parts = { subject, text: body, html: html ?? emailPage(body) };
        await mails.sendMail({ from, to, ...parts, messageId, list, headers });
      } catch (error) {
        throw isFinal(error) ? new Refused(error.message, { cause: error }) : error;
      }
    },
    close: () => transport?.close(),
  };
}
