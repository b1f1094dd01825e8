import { randomUUID } from 'node:crypto';
import type { EmailAdapter } from 'payload';
import type { MailTransport } from '../../../toolkit/src/mail/mailTransport';
import { messageIdOf } from '../../../toolkit/src/mail/messageIdOf';
import { openTransport } from '../../../toolkit/src/mail/openTransport';
import { environment } from '../config/environment';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const { from } = environment.mail;
const [, name = '', address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? [];

let transport: MailTransport | undefined;

/** Mail to people who edit: by SMTP where a server is configured, otherwise `.eml` files in a folder. */
export const mailAdapter: EmailAdapter<void> = () => ({
  name: 'kmx',
  defaultFromAddress: address,
  defaultFromName: name,
  sendEmail: async ({ to, subject, text, html }) => {
    transport ??= openTransport(environment.mail);
    const id = randomUUID();
    await transport.send({
      id,
      messageId: messageIdOf(id, from),
      date: new Date(),
      from,
      to: asText(to),
      replyTo: null,
      subject: asText(subject),
      text: asText(text),
      html: typeof html === 'string' ? html : null,
      isAutomatic: true,
      attachments: [],
    });
  },
});
