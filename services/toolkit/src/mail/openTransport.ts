import { createFileTransport } from './fileTransport';
import type { MailSettings } from './mailSettings';
import type { MailTransport } from './mailTransport';
import { createSmtpTransport } from './smtpTransport';

/** SMTP, or `.eml` files in a folder if no mail server is configured. */
export const openTransport = ({ smtpUrl, folder }: Pick<MailSettings, 'smtpUrl' | 'folder'>): MailTransport =>
  smtpUrl === undefined ? createFileTransport(folder) : createSmtpTransport(smtpUrl);
