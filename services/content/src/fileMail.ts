import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailAdapter } from 'payload';
import { environment } from './config/environment';

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** Writes mails to editors (password resets) to the data folder as `.eml` instead of sending them. */
export const fileMail: EmailAdapter<string> = () => ({
  name: 'file',
  defaultFromAddress: 'content@demo.example',
  defaultFromName: 'Content service',
  sendEmail: async (message) => {
    const folder = path.join(environment.dataDirectory, 'mail');
    const file = path.join(folder, `${Date.now()}-${randomUUID()}.eml`);
    const headers = [
      `To: ${asText(message.to)}`,
      `Subject: ${asText(message.subject)}`,
      'MIME-Version: 1.0',
      'Content-Type: text/html; charset=utf-8',
    ];
    await mkdir(folder, { recursive: true });
    await writeFile(file, `${headers.join('\r\n')}\r\n\r\n${asText(message.html ?? message.text)}\r\n`, {
      mode: 0o600,
    });
    return file;
  },
});
