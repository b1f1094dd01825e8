import { createHash } from 'node:crypto';
import type { Submission } from './submission';

/**
 * SHA-256 (hex) of what the sender entered. Words that the site adds (labels, subject, the confirmation) and the
 * challenge, which a retry may solve again, are not part of the content.
 */
export const createFingerprint = ({ form, site, fields, replyTo, attachments }: Submission): string => {
  const entered = [form, site, fields.map(({ name, value }) => [name, value]), replyTo, attachments];
  return createHash('sha256').update(JSON.stringify(entered)).digest('hex');
};
