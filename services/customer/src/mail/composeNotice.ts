import { randomUUID } from 'node:crypto';
import { cleanLine, cleanText } from '../../../toolkit/src/mail/cleanText';
import type { NewRow } from '../database/tables';

export interface Notice {
  to: string;
  /** `{name}` in the subject and the lines is replaced by the value of the key `name`. */
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  values: Readonly<Record<string, string>>;
}

/** Composes a mail about an event in the portal. Placeholders in inserted values are not expanded. */
export const composeNotice = (
  { to, subject, lines, values }: Notice,
  now: Date,
): NewRow<'customer_outbox'> => {
  const fill = (line: string): string =>
    line.replace(/\{(\w+)\}/g, (whole, key: string) =>
      Object.hasOwn(values, key) ? (values[key] ?? whole) : whole,
    );
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
