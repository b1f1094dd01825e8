import nodemailer from 'nodemailer';
import type { MailTransport } from './mailTransport';
import { toMessage } from './toMessage';

/**
 * Sends by SMTP (`smtp://user:password@host:port`, `smtps://…`); connections are kept for the next
 * mails, and a server that is silent is given up.
 */
export const createSmtpTransport = (url: string): MailTransport => {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // A mail whose connection broke comes back to the outbox, which counts and waits.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transporter.sendMail(toMessage(mail));
    },
    close: () => transporter.close(),
  };
};
