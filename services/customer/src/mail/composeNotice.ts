import { randomUUID } from 'node:crypto';
import { fillMessage, type MessageValues } from '@kmx/contract/text';
import { cleanLine, cleanText } from '../../../toolkit/src/mail/cleanText';
import type { NewRow } from '../database/tables';

export interface Notice<Text extends string> {
  to: string;
  subject: Text;
  /** Paragraphs. */
  lines: readonly Text[];
  /** Values of the placeholders in the subject and the lines. */
  values: MessageValues<Text>;
}

/** Composes a mail about an event in the portal. Placeholders in inserted values are not expanded. */
export const composeNotice = <Text extends string>(
  { to, subject, lines, values }: Notice<Text>,
  now: Date,
): NewRow<'customer_outbox'> => {
  const fill = (text: Text): string => fillMessage(text, values);
  const at = now.toISOString();
  return {
    id: randomUUID(),
    submission_id: null,
    kind: 'notice',
    recipient: to,
    subject: cleanLine(fill(subject)),
    reply_to: null,
    text: `${cleanText(lines.map(fill).join('\n\n'))}\n`,
    html: null,
    attachments: '[]',
    state: 'waiting',
    attempts: 0,
    due_at: at,
    created_at: at,
  };
};
