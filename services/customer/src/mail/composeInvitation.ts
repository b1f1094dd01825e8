import { randomUUID } from 'node:crypto';
import { fillMessage } from '@kmx/contract/text';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { NewRow } from '../database/tables';
import { toLanguage } from '../locales/countries';
import { invitationMessages } from './invitationMessages';

interface InvitationInput {
  to: string;
  name: string;
  inviter: string;
  /** Language code; English if the portal does not support it. */
  language: string | null;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

export const composeInvitation = (input: InvitationInput, now: Date): NewRow<'customer_outbox'> => {
  const language = toLanguage(input.language) ?? 'en';
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(input.expiresAt),
  );
  const values = {
    name: cleanLine(input.name),
    inviter: cleanLine(input.inviter),
    date,
    url: input.url,
  };
  const { subject, lines } = invitationMessages[language];
  const at = now.toISOString();
  return {
    id: randomUUID(),
    submission_id: null,
    kind: 'invitation',
    recipient: input.to,
    subject,
    reply_to: null,
    text: `${lines.map((line) => fillMessage(line, values)).join('\n\n')}\n`,
    html: null,
    attachments: '[]',
    state: 'waiting',
    attempts: 0,
    due_at: at,
    created_at: at,
  };
};
