import { randomBytes } from 'node:crypto';
import {
  formErrorMessages,
  maxAttachments,
  parseForm,
  type FormKind,
  type FormProblem,
  type FormValues,
} from '@kmx/core/forms';

import { log } from '../log';

import { assessToken, submitAction } from './assessToken';
import { isConfirmed } from './confirmation';
import type { FormContext } from './findFormContext';
import type { FormOutcome } from './FormOutcome';
import { forwardSubmission } from './forwardSubmission';
import { textOf, type PostedForm } from './PostedForm';

/** Name of the file field in all forms. */
const filesField = 'files';

function findFileProblems({ attachments, rejections }: PostedForm): readonly FormProblem[] {
  const isTooMany = attachments.length > maxAttachments || rejections.includes('tooMany');
  if (isTooMany) return [{ field: filesField, messageId: formErrorMessages.tooManyFiles.id }];
  const rejection = rejections.find((code) => code !== 'tooMany' && code !== 'unavailable');
  return rejection ? [{ field: filesField, messageId: formErrorMessages[rejection].id }] : [];
}

/** Returns the proof from a token or a confirmation; undefined if neither is valid. */
async function findProof(
  kind: FormKind,
  values: FormValues,
  posted: PostedForm,
): Promise<string | undefined> {
  const { attachments } = posted;
  const confirm = textOf(posted, 'confirm');
  if (confirm !== '' && isConfirmed(confirm, { kind, values, attachments }, Date.now())) return confirm;
  const assessment = await assessToken(textOf(posted, 'token'), submitAction);
  if (assessment.kind === 'passed') return assessment.proof;
  log('info', 'A form was submitted without a valid token.', { form: kind, reason: assessment.reason });
  return undefined;
}

/** Creates a plausible reference under which nothing is stored. */
const inventReference = () => {
  const signs = Array.from(randomBytes(8), (byte) => '23456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 30]).join('');
  return `KMX-${signs.slice(0, 4)}-${signs.slice(4)}`;
};

/** Validates a posted form and submits it if it has no problems. */
export async function submitPosted(
  kind: FormKind,
  posted: PostedForm,
  context: FormContext,
): Promise<FormOutcome> {
  // Honeypot field: bots that fill it in get a fake success.
  if (textOf(posted, 'website') !== '') {
    log('info', 'A form was submitted by a bot.', { form: kind });
    return { kind: 'sent', reference: inventReference() };
  }
  const parsed = parseForm(kind, posted.values);
  const problems = [...(parsed.ok ? [] : parsed.error), ...findFileProblems(posted)];
  if (!parsed.ok || problems.length > 0) return { kind: 'invalid', problems };
  if (posted.rejections.includes('unavailable')) return { kind: 'unavailable' };
  const proof = await findProof(kind, parsed.value, posted);
  if (proof === undefined) return { kind: 'challengeNeeded' };
  // Without JavaScript, the confirmation identifies the message.
  const idempotencyKey = textOf(posted, 'idempotencyKey') || textOf(posted, 'confirm');
  const { attachments } = posted;
  return forwardSubmission({ kind, values: parsed.value, attachments, context, idempotencyKey, proof });
}
