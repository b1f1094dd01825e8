import nodemailer from 'nodemailer';
import type { MailTransport } from './mailTransport';
import { toMessage } from './toMessage';

/**
 * Sends by SMTP (`smtp://user:password@host:port`, `smtps://…`); connections are pooled, and silent servers time out.
 */
export const createSmtpTransport = (url: string): MailTransport => {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // The outbox counts broken connections and retries.
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
