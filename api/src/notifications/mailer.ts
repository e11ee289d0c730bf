import { createTransport } from 'nodemailer';

export type Letter = { id: string; recipient: string; subject: string; body: string };

/** Where letters leave the house. */
export type Mailer = {
  /** Resolves when the mail server has taken the letter. */
  send(letter: Letter): Promise<void>;
  close(): void;
};

/** A mail server that says nothing for so long is given up, in ms; well under the first pause of `delivery.ts`. */
const TIMEOUT_MS = 20_000;

/** Letters by SMTP. `url` is SMTP_URL: `smtps://user:password@host`. They are plain text: any phone reads it. */
export function openMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, recipient, subject, body }) {
      // The same id at each try: a mail server that already has the letter can tell.
      const messageId = `<${id}@${domain}>`;
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body, messageId });
    },
    close: () => transport.close(),
  };
}
