import { uploadIdPattern } from '@kmx/contract/files';
import { submissionLimits as limits } from './limits';
import type { RejectionCode, Submission, SubmissionRejected } from './submission';

export const rejectWith = (
  code: RejectionCode,
  message: string,
  details: readonly string[] = [],
): SubmissionRejected => ({ kind: 'rejected', code, message, details });

const bytesOf = (submission: Submission): number =>
  submission.fields
    .flatMap(({ name, label, value }) => [name, label, value])
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Names of the fields that exceed the limits. */
const findTooLong = (submission: Submission): string[] => {
  const { fields, site, locale, subject, replyTo, challenge, confirmation } = submission;
  const names = { site, locale, subject, replyTo: replyTo ?? '', 'confirmation.to': confirmation?.to ?? '' };
  const longNames = Object.entries({ ...names, 'confirmation.subject': confirmation?.subject ?? '' })
    .filter(([, text]) => text.length > limits.nameCharacters)
    .map(([name]) => name);
  const longTexts = Object.entries({
    challenge: challenge ?? '',
    'confirmation.text': confirmation?.text ?? '',
  })
    .filter(([, text]) => text.length > limits.valueCharacters)
    .map(([name]) => name);
  const longFields = fields.filter(
    ({ name, label, value }) =>
      value.length > limits.valueCharacters || Math.max(name.length, label.length) > limits.nameCharacters,
  );
  return [...longNames, ...longTexts, ...longFields.map(({ name }) => name.slice(0, 60))];
};

/** Returns the reason to reject a submission regardless of stored data, or null. `forms` are those with a recipient. */
export const decideRejection = (
  submission: Submission,
  forms: readonly string[],
): SubmissionRejected | null => {
  const { form, fields, attachments } = submission;
  if (!forms.includes(form))
    return rejectWith('unknownForm', 'There is no form of this name.', [form.slice(0, 60)]);
  if (fields.length > limits.fields)
    return rejectWith('tooLarge', `A submission has at most ${limits.fields} fields.`);
  if (attachments.length > limits.attachments)
    return rejectWith('tooLarge', `A submission has at most ${limits.attachments} attachments.`);
  const strange = attachments.filter((id) => !uploadIdPattern.test(id));
  if (strange.length > 0)
    return rejectWith(
      'unknownUpload',
      'An attached file is named by what is no id.',
      // As they came, so that the asker finds them among its own; a name is no longer than one may be.
      strange.map((id) => id.slice(0, limits.nameCharacters)),
    );
  const tooLong = findTooLong(submission);
  if (tooLong.length > 0) return rejectWith('tooLarge', 'A text is longer than it may be.', tooLong);
  if (bytesOf(submission) > limits.totalBytes)
    return rejectWith('tooLarge', `A submission has at most ${limits.totalBytes} bytes of text.`);
  return null;
};
