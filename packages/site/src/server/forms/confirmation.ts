import { randomBytes } from 'node:crypto';
import type { FormAttachment, FormKind, FormValues } from '@kmx/core/forms';

import { keyedHash } from '../access/keyedHash';
import { isSameText } from '../isSameText';

/** A person who looks at what was entered needs longer. */
const leastMs = 2000;
const maxMs = 15 * 60_000;

/** What is confirmed: these entries of this form. */
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

/** Stands for the challenge where no script runs: signed over the entries, good from 2 s to 15 minutes after `now` (ms). */
export function createConfirm(confirmed: Confirmed, now: number): string {
  const head = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${head}.${sign(head, confirmed)}`;
}

/** Whether a reader confirmed exactly these entries, neither too early nor too late. */
export function isConfirmed(confirm: string, confirmed: Confirmed, now: number): boolean {
  const [time = '', nonce = '', signature = '', ...rest] = confirm.split('.');
  // It is good for one submission by its text: with something behind it the same one would count again.
  if (rest.length > 0 || !isSameText(signature, sign(`${time}.${nonce}`, confirmed))) return false;
  const age = now - parseInt(time, 36);
  return age >= leastMs && age <= maxMs;
}
