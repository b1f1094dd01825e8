import { SMTPServer } from 'smtp-server';
import type { Log } from '@kmx/server/logging';
import type { ReplyOutcome } from './model';
import { readLimitedMail } from './readLimitedMail';
import type { ReceivedMail } from './receiveReply';

interface ListenerOptions {
  /** 0 for any. */
  port: number;
  domain: string;
  receive: (mail: ReceivedMail) => Promise<ReplyOutcome>;
  log: Log;
}

export interface ReplyListener {
  server: SMTPServer;
  stop: () => Promise<void>;
}

const createSmtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/**
 * Receives replies by SMTP on the loopback interface, for development without a mail provider. Mails to other domains
 * are rejected, and those that could not be stored get a temporary error.
 */
export const startReplyListener = ({ port, domain, receive, log }: ListenerOptions): ReplyListener => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        address.toLowerCase().endsWith(`@${domain}`) ? null : createSmtpError(550, 'No such recipient.'),
      ),
    onData: (stream, { envelope }, callback) => {
      readLimitedMail(stream)
        .then((mail) => receive({ ...mail, recipients: envelope.rcptTo.map(({ address }) => address) }))
        .then(
          (outcome) => callback(null, `The mail was ${outcome}.`),
          (error: unknown) => {
            log('error', 'A reply by mail was not stored.', {}, error);
            callback(createSmtpError(451, 'Please try again later.'));
          },
        );
    },
  });
  // Several processes of a machine may have the same settings: the first one listens.
  server.on('error', (error) => log('warn', 'The SMTP listener failed.', {}, error));
  server.listen(port, '127.0.0.1');
  return { server, stop: () => new Promise((resolve) => server.close(() => resolve())) };
};
