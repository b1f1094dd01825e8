import { decideLanguage, type AdminLanguage } from '../config/adminLanguage';

interface ResetMessages {
  subject: string;
  lead: string;
  ignore: string;
}

const messages: Readonly<Record<AdminLanguage, ResetMessages>> = {
  en: {
    subject: 'Choose a new password',
    lead: 'A new password was requested for your account in the content service. Choose it here within one hour:',
    ignore: 'If you did not request it, ignore this e-mail. Your password stays as it is.',
  },
  de: {
    subject: 'Neues Passwort wählen',
    lead: 'Für Ihr Konto im Redaktionssystem wurde ein neues Passwort angefordert. Wählen Sie es hier innerhalb einer Stunde:',
    ignore:
      'Wenn Sie es nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
  },
};

/** Composes the mail for a new password; `publicUrl` is the absolute address of the service. */
export const composeResetMail = (
  language: string,
  { publicUrl, token }: { publicUrl: string; token: string },
): { subject: string; text: string } => {
  const { subject, lead, ignore } = messages[decideLanguage(language)];
  const url = `${publicUrl}/admin/reset/${token}`;
  return { subject, text: [lead, url, ignore].join('\n\n') };
};
