import { logDenial } from '../../../toolkit/src/logging/logDenial';
import { decideReply } from './decideReply';
import { mailRejection } from './mailRejection';
import type { ReplyAddressSettings, ReplyOutcome, ReplyRejection } from './model';
import { parseMail } from './parseMail';
import { readSender, type Sender } from './readSender';
import { storeComment, type CommentDependencies } from './storeComment';

export interface ReplyDependencies extends CommentDependencies {
  settings: ReplyAddressSettings;
}

export interface ReceivedMail {
  /** A MIME message; without `isWhole` only its beginning, because it is too large. */
  source: Buffer;
  isWhole: boolean;
  /** Recipients of the envelope, where they are known. */
  recipients?: readonly string[];
}

const headOf = (source: Buffer): Buffer => {
  const end = source.indexOf('\r\n\r\n');
  return end < 0 ? source : source.subarray(0, end + 4);
};

/** Stores or rejects a mail of a verified sender, and returns the outcome. */
const storeReply = async (
  dependencies: ReplyDependencies,
  sender: Sender,
  received: {
    mail: Awaited<ReturnType<typeof parseMail>>;
    ticketNumber: number;
    problem: ReplyRejection | null;
  },
): Promise<ReplyOutcome> => {
  const { mail, ticketNumber, problem } = received;
  const ticket = await dependencies.db
    .selectFrom('customer_tickets')
    .select(['id', 'organisation_id', 'status'])
    .where('number', '=', ticketNumber)
    .executeTakeFirst();
  const reject = async (reason: ReplyRejection, omitted: readonly string[] = []): Promise<void> => {
    dependencies.log('warn', 'A reply by mail was rejected.', {
      account: sender.user.id,
      kind: 'ticket',
      id: ticket?.id ?? String(ticketNumber),
      reason,
    });
    await mailRejection(dependencies, sender, {
      reason,
      key: mail.key,
      ticketNumber,
      ticketId: ticket?.id,
      omitted,
    });
  };
  const outcome =
    problem === null
      ? await storeComment(dependencies, sender, ticket, mail)
      : ({ kind: 'rejected', reason: problem } as const);
  switch (outcome.kind) {
    case 'repeated':
      return 'repeated';
    case 'rejected':
      await reject(outcome.reason);
      return 'rejected';
    case 'stored':
      if (outcome.omitted.length > 0) await reject('filesOmitted', outcome.omitted);
      return 'stored';
  }
};

/**
 * Turns a mail to a reply address into a comment of its ticket. Sends mails about rejections only if the address is
 * signed for the sender. Throws if the mail was neither stored nor rejected for good, so that it is
 * delivered again.
 */
export const receiveReply = async (
  dependencies: ReplyDependencies,
  { source, isWhole, recipients = [] }: ReceivedMail,
): Promise<ReplyOutcome> => {
  const { settings, now, log } = dependencies;
  const mail = await parseMail(isWhole ? source : headOf(source));
  const decided = decideReply(
    { headers: mail.headers, recipients: [...mail.recipients, ...recipients] },
    settings,
    now(),
  );
  const deny = (id: string, reason: string): ReplyOutcome => {
    logDenial(log, { kind: 'reply', id, reason });
    return 'ignored';
  };
  switch (decided.kind) {
    case 'ignored':
      log('info', 'A mail was ignored.', { reason: decided.reason });
      return 'ignored';
    case 'forged':
      return deny('', 'The address is not signed.');
    case 'addressed': {
      const { ticketNumber, userHash, isExpired } = decided;
      const sender = mail.from === null ? null : await readSender(dependencies, mail.from, userHash);
      if (sender === null)
        return deny(String(ticketNumber), 'The sender is not the person of the address, or has no account.');
      const tooLarge = isWhole ? null : 'tooLarge';
      const problem: ReplyRejection | null = isExpired ? 'expired' : tooLarge;
      return storeReply(dependencies, sender, { mail, ticketNumber, problem });
    }
  }
};
