import type { SendMailOptions } from 'nodemailer';
import { cleanLine } from './cleanText';
import type { OutgoingMail } from './mailTransport';

/** A mail in nodemailer's words: it opens no file and no address, and no text can add a header. */
export const toMessage = (mail: OutgoingMail): SendMailOptions => ({
  messageId: mail.messageId,
  date: mail.date,
  from: cleanLine(mail.from),
  to: { name: '', address: cleanLine(mail.to) },
  subject: cleanLine(mail.subject),
  text: mail.text,
  ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: cleanLine(mail.replyTo) } }),
  ...(mail.html === null ? {} : { html: mail.html }),
  ...(mail.isAutomatic ? { headers: { 'Auto-Submitted': 'auto-replied' } } : {}),
  attachments: mail.attachments.map(({ name, mimeType, content }) => ({
    filename: cleanLine(name),
    contentType: mimeType,
    contentDisposition: 'attachment',
    content,
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
