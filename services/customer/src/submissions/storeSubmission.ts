import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CustomerDatabase } from '../database/connect';
import type { NewRow, Row, Tables } from '../database/tables';
import { composeMails } from '../mail/composeMails';
import { hasEnoughConfirmations } from '../mail/hasEnoughConfirmations';
import { claimUploads } from '../uploads/claimUploads';
import { createFingerprint } from './createFingerprint';
import { createReference } from './createReference';
import { decideRejection, rejectWith } from './decideRejection';
import type { Submission, SubmissionRejected, SubmissionResult } from './submission';

type Write = Transaction<Tables>;
type SubmissionRow = Row<'customer_submissions'>;
type UploadRow = Row<'customer_uploads'>;

/** Ends the transaction, so that what it wrote is undone. */
class Rejection extends Error {
  constructor(readonly rejected: SubmissionRejected) {
    super(rejected.message);
    this.name = 'Refusal';
  }
}

const rowOf = (
  submission: Submission,
  receivedAt: string,
): NewRow<'customer_submissions'> & SubmissionRow => ({
  id: randomUUID(),
  idempotency_key: submission.idempotencyKey,
  challenge: submission.challenge,
  reference: createReference(),
  form: submission.form,
  site: submission.site,
  locale: submission.locale,
  subject: submission.subject,
  reply_to: submission.replyTo,
  fields: JSON.stringify(submission.fields),
  fingerprint: createFingerprint(submission),
  received_at: receivedAt,
});

/**
 * The first statement of the transaction writes: SQLite then waits for its turn, and PostgreSQL for an equal
 * submission under way, before anything has been read.
 */
const insertSubmission = async (write: Write, row: SubmissionRow): Promise<boolean> => {
  const inserted = await write
    .insertInto('customer_submissions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.length === 1;
};

const respondKnown = (known: SubmissionRow, row: SubmissionRow): SubmissionResult =>
  known.fingerprint === row.fingerprint
    ? { kind: 'stored', reference: known.reference, receivedAt: known.received_at, isRepeated: true }
    : rejectWith('keyReused', 'This key was used for a submission with another content.');

/** Claims the uploads for the submission, or rejects it. */
const claim = async (write: Write, row: SubmissionRow, ids: readonly string[]): Promise<UploadRow[]> => {
  const { claimed, missing } = await claimUploads(write, { submission_id: row.id }, null, ids);
  if (missing.length > 0) throw new Rejection(await rejectMissing(write, missing));
  return claimed;
};

const rejectMissing = async (write: Write, missing: readonly string[]): Promise<SubmissionRejected> => {
  const taken = await write
    .selectFrom('customer_uploads')
    .select('id')
    .where('id', 'in', missing)
    .where('uploader_id', 'is', null)
    .where((is) => is.or([is('submission_id', 'is not', null), is('ticket_entry_id', 'is not', null)]))
    .execute();
  const unknown = missing.filter((id) => !taken.some((upload) => upload.id === id));
  return unknown.length > 0
    ? rejectWith('unknownUpload', 'An attached file is not known or was removed.', unknown)
    : rejectWith('uploadTaken', 'An attached file belongs to another submission.', missing);
};

/** Null if the random reference is already in use. */
const tryToStore = (
  db: CustomerDatabase,
  submission: Submission,
  now: Date,
): Promise<SubmissionResult | null> =>
  db.transaction().execute(async (write) => {
    const row = rowOf(submission, now.toISOString());
    if (await insertSubmission(write, row)) {
      const uploads = await claim(write, row, submission.attachments);
      for (const mail of composeMails(row, submission, uploads))
        if (!(await hasEnoughConfirmations(write, mail)))
          await write.insertInto('customer_outbox').values(mail).execute();
      return { kind: 'stored', reference: row.reference, receivedAt: row.received_at, isRepeated: false };
    }
    const stored = write.selectFrom('customer_submissions').selectAll();
    const known = await stored.where('idempotency_key', '=', row.idempotency_key).executeTakeFirst();
    if (known) return respondKnown(known, row);
    if (row.challenge === null) return null;
    const used = await stored.where('challenge', '=', row.challenge).executeTakeFirst();
    return used ? rejectWith('challengeUsed', 'This challenge was used for another submission.') : null;
  });

interface StoreOptions {
  /** Names of the forms with a recipient. */
  forms: readonly string[];
  now: () => Date;
}

/**
 * Stores a submission, claims its uploads and queues its mails in one transaction: after the result `stored` nothing can be
 * lost. The same key with the same content returns the first result again.
 */
export const storeSubmission = async (
  db: CustomerDatabase,
  submission: Submission,
  { forms, now }: StoreOptions,
): Promise<SubmissionResult> => {
  const rejected = decideRejection(submission, forms);
  if (rejected) return rejected;
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const result = await tryToStore(db, submission, now());
      if (result) return result;
    }
  } catch (error) {
    if (error instanceof Rejection) return error.rejected;
    throw error;
  }
  throw new Error('No free reference could be drawn.');
};
