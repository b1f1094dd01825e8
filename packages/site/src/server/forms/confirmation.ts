import { randomBytes } from 'node:crypto';
import type { FormAttachment, FormKind, FormValues } from '@kmx/core/forms';

import { isSameText } from '../isSameText';
import { keyedHash } from '../keyedHash';

/** Minimum time in milliseconds that a person needs to review the entries. */
const minMs = 2000;
const maxMs = 15 * 60_000;

export interface Confirmed {
  kind: FormKind;
  values: FormValues;
  attachments: readonly FormAttachment[];
}

const sign = (head: string, { kind, values, attachments }: Confirmed) =>
  keyedHash(
    'form-confirm',
    head,
    kind,
    JSON.stringify(Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1))),
    ...attachments.map(({ id }) => id),
  );

/**
 * Creates a signed confirmation of the entries, which replaces the challenge if JavaScript is unavailable. It
 * is valid from 2 s to 15 minutes after `now` (ms).
 */
export function createConfirm(confirmed: Confirmed, now: number): string {
  const head = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${head}.${sign(head, confirmed)}`;
}

/** Checks that exactly these entries were confirmed within the time limits. */
export function isConfirmed(confirm: string, confirmed: Confirmed, now: number): boolean {
  const [time = '', nonce = '', signature = '', ...rest] = confirm.split('.');
  // Confirmations are single-use by their text, so trailing data must not make one look new.
  if (rest.length > 0 || !isSameText(signature, sign(`${time}.${nonce}`, confirmed))) return false;
  const age = now - parseInt(time, 36);
  return age >= minMs && age <= maxMs;
}
