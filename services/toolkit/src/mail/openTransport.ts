import { createFileTransport } from './fileTransport';
import type { MailSettings } from './mailSettings';
import type { MailTransport } from './mailTransport';
import { createSmtpTransport } from './smtpTransport';

/** By SMTP, or into a folder as `.eml` files where no mail server is named. */
export const openTransport = ({ smtpUrl, folder }: Pick<MailSettings, 'smtpUrl' | 'folder'>): MailTransport =>
  smtpUrl === undefined ? createFileTransport(folder) : createSmtpTransport(smtpUrl);
