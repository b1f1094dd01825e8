import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';

interface ReceivedMail {
  from: string;
  to: string[];
  source: Buffer;
}

export interface SmtpSink {
  url: string;
  port: number;
  /** Received mails, including those before restarts. */
  mails: ReceivedMail[];
  /** Closes all connections immediately. */
  stop: () => Promise<void>;
}

/** Mail server that stores its mails; pass `known` to continue after a restart on the same `port`. */
export const startSmtpSink = async (port = 0, known: ReceivedMail[] = []): Promise<SmtpSink> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false || !mailFrom ? '' : mailFrom.address;
        known.push({ from, to: rcptTo.map(({ address }) => address), source: Buffer.concat(chunks) });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = z.object({ port: z.number() }).parse(server.server.address());
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails: known,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
