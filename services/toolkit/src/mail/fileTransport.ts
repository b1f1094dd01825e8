import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import nodemailer from 'nodemailer';
import type { MailTransport } from './mailTransport';
import { toMessage } from './toMessage';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Writes each mail to `{folder}/{id}.eml` atomically. The name is the id in the outbox, so a mail that is sent again
 * after a crash exists once.
 */
export const createFileTransport = (folder: string): MailTransport => {
  const transporter = nodemailer.createTransport({ streamTransport: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const file = path.join(folder, `${mail.id}.eml`);
      if (await exists(file)) return;
      await mkdir(folder, { recursive: true });
      const { message } = await transporter.sendMail(toMessage(mail));
      const part = `${file}.part`;
      try {
        const source = Buffer.isBuffer(message) ? Readable.from([message]) : message;
        await pipeline(source, createWriteStream(part, { mode: 0o600, flush: true }));
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    close: () => transporter.close(),
  };
};
