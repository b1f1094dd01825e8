import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { fillMessage } from '@kmx/contract/text';
import { cleanLine, cleanText, escapeHtml } from '../../../toolkit/src/mail/cleanText';
import type { NewRow, Row } from '../database/tables';
import type { Submission } from '../submissions/submission';
import { formatSize } from './formatSize';

type SubmissionRow = Row<'customer_submissions'>;
type UploadRow = Row<'customer_uploads'>;
type MailRow = NewRow<'customer_outbox'>;
type Line = readonly [label: string, value: string];

/** Mail servers commonly accept 25 MB, and the encoding enlarges a file by a third. */
const attachedBytes = 20_000_000;

const addressSchema = z.email().max(254);

/** Encodes a domain for DNS: `zürich.example` as `xn--zrich-kva.example` (RFC 5891). */
const toAsciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at + 1)}${domainToASCII(address.slice(at + 1))}`;
};

/** zod does not support internationalised top-level domains. */
const isAddress = (address: string): boolean =>
  addressSchema.safeParse(address.replace(/\.xn--[a-z0-9-]+$/, '.xn')).success;

/**
 * Returns the address, or null for an invalid one, which the mail server would reject or which could inject headers.
 */
export const parseAddress = (text: string | null | undefined): string | null => {
  const given = text?.trim() ?? '';
  const address = /^[\x20-\x7E]*$/.test(given) || /[\s\p{C}]/u.test(given) ? given : toAsciiDomain(given);
  return isAddress(address) ? address : null;
};

/** The uploads that travel with the mail: in their order, as long as all together stay within 20 MB. */
export const decideAttached = <Upload extends { size_bytes: number }>(
  uploads: readonly Upload[],
): Upload[] => {
  let left = attachedBytes;
  return uploads.filter(({ size_bytes: size }) => {
    if (size > left) return false;
    left -= size;
    return true;
  });
};

const describeUpload = (upload: UploadRow, attached: readonly UploadRow[]): string => {
  const place = attached.includes(upload)
    ? 'attached'
    : `too large to attach, in the store as ${upload.blob_key}`;
  return `${upload.name} (${formatSize(upload.size_bytes)}, ${place})`;
};

const linesOf = (row: SubmissionRow, submission: Submission, files: readonly string[]): Line[] => [
  ...submission.fields.map(({ label, value }): Line => [cleanLine(label), cleanText(value)]),
  ...(files.length > 0 ? [['Files', files.join('\n')] satisfies Line] : []),
  ['Reference', row.reference],
  ['Received', row.received_at],
  ['Site', cleanLine(`${row.site}, ${row.locale}`)],
];

const toText = (lines: readonly Line[]): string =>
  lines
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`))
    .join('\n');

const toHtml = (lines: readonly Line[]): string => {
  const rows = lines.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th>` +
      `<td style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="4">\n${rows.join('\n')}\n</table>\n`;
};

const mailOf = (
  row: SubmissionRow,
): Pick<MailRow, 'submission_id' | 'state' | 'attempts' | 'due_at' | 'created_at'> => ({
  submission_id: row.id,
  state: 'waiting',
  attempts: 0,
  due_at: row.received_at,
  created_at: row.received_at,
});

const composeTeamMail = (
  row: SubmissionRow,
  submission: Submission,
  uploads: readonly UploadRow[],
): MailRow => {
  const attached = decideAttached(uploads);
  const lines = linesOf(
    row,
    submission,
    uploads.map((upload) => describeUpload(upload, attached)),
  );
  return {
    ...mailOf(row),
    id: randomUUID(),
    kind: 'desk',
    recipient: null,
    subject: cleanLine(`${submission.subject} [${row.reference}]`),
    reply_to: parseAddress(submission.replyTo),
    text: toText(lines),
    html: toHtml(lines),
    attachments: JSON.stringify(attached.map(({ id }) => id)),
  };
};

const composeConfirmation = (row: SubmissionRow, { confirmation }: Submission): MailRow[] => {
  const recipient = parseAddress(confirmation?.to);
  if (!confirmation || recipient === null) return [];
  const subject = cleanLine(confirmation.subject);
  const text = fillMessage(cleanText(confirmation.text), { reference: row.reference });
  const own = { id: randomUUID(), kind: 'confirmation' as const, recipient, subject, text };
  return [{ ...mailOf(row), ...own, reply_to: null, html: null, attachments: '[]' }];
};

/**
 * Composes the mails of a submission: to the support team, with every field under its label and up to 20 MB of files,
 * and to the sender when a confirmation was requested, with `{reference}` replaced in its text.
 */
export const composeMails = (
  row: SubmissionRow,
  submission: Submission,
  uploads: readonly UploadRow[],
): MailRow[] => [composeTeamMail(row, submission, uploads), ...composeConfirmation(row, submission)];
