import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';

/** Listener of the customer service for replies, see `scripts/lib/services.mjs`. */
const replyPort = Number(process.env.MAIL_REPLY_SMTP_PORT ?? 2525);

interface SentMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** Lines of plain text. */
  readonly lines: readonly string[];
}

/** Ends with a line of one dot; a dot at the start of a line is doubled (RFC 5321, section 4.5.2). */
const toData = ({ from, to, subject, lines }: SentMail): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${crypto.randomUUID()}@demo.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...lines.map((line) => line.replace(/^\./, '..')),
    '.',
  ].join('\r\n');

/** Sends a mail to the reply listener of the customer service, as a mail program does. */
export async function sendReply(mail: SentMail): Promise<void> {
  const socket = createConnection({ host: '127.0.0.1', port: replyPort });
  const received = createInterface({ input: socket })[Symbol.asyncIterator]();
  const expectCode = async (code: string): Promise<void> => {
    for (;;) {
      const next = await received.next();
      if (next.done === true) throw new Error(`The mail server ended the connection before ${code}.`);
      // Lines before the last one have a hyphen after the code.
      if (/^\d{3}-/.test(next.value)) continue;
      if (next.value.startsWith(code)) return;
      throw new Error(`The mail server responded with “${next.value}” instead of ${code}.`);
    }
  };
  const send = async (line: string, code: string): Promise<void> => {
    socket.write(`${line}\r\n`);
    await expectCode(code);
  };
  try {
    await expectCode('220');
    await send('EHLO demo.example', '250');
    await send(`MAIL FROM:<${mail.from}>`, '250');
    await send(`RCPT TO:<${mail.to}>`, '250');
    await send('DATA', '354');
    await send(toData(mail), '250');
    await send('QUIT', '221');
  } finally {
    socket.destroy();
  }
}
