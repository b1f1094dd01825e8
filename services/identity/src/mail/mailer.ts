import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Environment } from '../environment';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails in the background: an answer that waited for one would tell that there is an account. */
export interface Mailer {
  /** Composes and sends, in a later turn of the process; null: there is nobody to send to. */
  send: (compose: () => Promise<Mail | null>) => void;
  /** Waits for what is under way. */
  close: () => Promise<void>;
}

type Transport = (mail: Mail) => Promise<void>;

const options = { disableFileAccess: true, disableUrlAccess: true };

const createSmtp = (url: string, from: string): Transport => {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
  const transporter = nodemailer.createTransport({ url, ...timeouts, ...options });
  return async (mail) => {
    await transporter.sendMail({ ...mail, from });
  };
};

const createFolder = (folder: string, from: string): Transport => {
  const transporter = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...options,
  });
  return async (mail) => {
    const { message } = await transporter.sendMail({ ...mail, from });
    if (!Buffer.isBuffer(message)) throw new Error('The mail came as a stream.');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${randomUUID()}.eml`), message, { mode: 0o600, flush: true });
  };
};

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** A mailer over any transport; a mail that fails is told to `warn` and not sent again: people ask once more. */
export const createMailer = (transport: Transport, warn: (line: string) => void): Mailer => {
  const underWay = new Set<Promise<void>>();
  return {
    send: (compose) => {
      const deliver = async (): Promise<void> => {
        await nextTurn();
        const mail = await compose();
        if (mail) await transport(mail);
      };
      const sending = deliver()
        .catch((error: unknown) => warn(`a mail was not sent: ${String(error)}`))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      await Promise.all(underWay);
    },
  };
};

/** By SMTP, or into a folder as `.eml` files where no mail server is named. */
export const openMailer = (
  { smtpUrl, folder, from }: Environment['mail'],
  warn: (line: string) => void,
): Mailer =>
  createMailer(smtpUrl === undefined ? createFolder(folder, from) : createSmtp(smtpUrl, from), warn);
