import nodemailer from 'nodemailer';
import { isRemote } from '@kmx/server/environment';
import type { MailTransport } from './mailTransport';
import { toMessage } from './toMessage';

/** Checks if a mail server has to offer STARTTLS: another machine, without the opt-out of Nodemailer in its address. */
export const needsTls = (url: string): boolean =>
  isRemote(url) && new URL(url).searchParams.get('ignoreTLS') !== 'true';

/**
 * Sends by SMTP (`smtp://user:password@host:port`, `smtps://…`); connections are pooled, and silent servers time out. If
 * TLS is required and the server does not offer it, neither password nor mail is sent.
 */
export const createSmtpTransport = (url: string, isTlsRequired = needsTls(url)): MailTransport => {
  const transporter = nodemailer.createTransport({
    url,
    requireTLS: isTlsRequired,
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
