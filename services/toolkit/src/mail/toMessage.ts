import type { SendMailOptions } from 'nodemailer';
import { cleanLine } from './cleanText';
import type { OutboundMail } from './mailTransport';

const headersOf = ({ isAutomatic, unsubscribeUrl }: OutboundMail): Record<string, string> => ({
  ...(isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {}),
  ...(unsubscribeUrl === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${cleanLine(unsubscribeUrl)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
});

/** Converts a mail for nodemailer; disables access to files and URLs, and prevents header injection. */
export const toMessage = (mail: OutboundMail): SendMailOptions => ({
  messageId: mail.messageId,
  date: mail.date,
  from: cleanLine(mail.from),
  to: { name: '', address: cleanLine(mail.to) },
  subject: cleanLine(mail.subject),
  text: mail.text,
  ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: cleanLine(mail.replyTo) } }),
  ...(mail.html === null ? {} : { html: mail.html }),
  headers: headersOf(mail),
  attachments: mail.attachments.map(({ name, mimeType, content }) => ({
    filename: cleanLine(name),
    contentType: mimeType,
    contentDisposition: 'attachment',
    content,
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
