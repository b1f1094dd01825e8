/** One entered value with the label that the sender saw. */
export interface SubmittedField {
  name: string;
  label: string;
  value: string;
}

/** A mail to the sender; nothing but what the site composed. */
export interface Confirmation {
  to: string;
  subject: string;
  text: string;
}

/** Submission of a form as the site sends it. */
export interface Submission {
  form: string;
  /** UUID of a completed form; the same for double clicks and retries. */
  idempotencyKey: string;
  site: string;
  locale: string;
  fields: readonly SubmittedField[];
  subject: string;
  replyTo: string | null;
  /** Ids of uploads, in the order of the form. */
  attachments: readonly string[];
  /** The proof that a challenge was solved; good for one submission. */
  challenge: string | null;
  confirmation: Confirmation | null;
}

export const rejectionCodes = [
  'unknownUpload',
  'uploadTaken',
  'challengeUsed',
  'tooLarge',
  'unknownForm',
  'keyReused',
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];

/** Nothing was stored; `message` is a sentence for a log, `details` names what is meant (ids of uploads, names of fields). */
export interface SubmissionRejected {
  kind: 'rejected';
  code: RejectionCode;
  message: string;
  details: readonly string[];
}

/** The submission is stored, now or by an earlier request with the same key (`isRepeated`); its mails follow. */
export interface SubmissionStored {
  kind: 'stored';
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  isRepeated: boolean;
}

export type SubmissionResult = SubmissionStored | SubmissionRejected;
