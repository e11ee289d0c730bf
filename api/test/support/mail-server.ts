import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server of the test's own: what it was given, and what it answers to a recipient. */
export type MailServer = {
  url: string;
  emails: { to: string; text: string }[];
  /** The next answer to `RCPT TO`; 250 takes the e-mail. */
  answer: string;
  close(): Promise<void>;
};

/** Just enough SMTP to be handed an e-mail. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const emails: MailServer['emails'] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let to = '';
    let text: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const read = (line: string) => {
      if (text !== null) {
        if (line !== '.') {
          text += `${line}\n`;
          return;
        }
        emails.push({ to, text });
        text = null;
        say('250 taken');
      } else if (/^RCPT TO:/i.test(line)) {
        to = /<(.*)>/.exec(line)![1]!;
        say(mailServer.answer);
      } else if (/^DATA/i.test(line)) {
        text = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    say('220 mail.example');
    socket
      .on('error', () => undefined)
      .on('close', () => open.delete(socket))
      .on('data', (chunk) => {
        const lines = `${rest}${chunk}`.split('\r\n');
        rest = lines.pop()!;
        for (const line of lines) read(line);
      });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails,
    answer: '250 ok',
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return mailServer;
}
