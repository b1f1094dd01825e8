import type { Log } from '@kmx/server/logging';
import { logDenial } from '../../../toolkit/src/logging/logDenial';
import { decideReply, type AddressedTicket } from './decideReply';
import { mailRejection } from './mailRejection';
import type { InboundMail, ReplyAddressSettings, ReplyOutcome, ReplyRejection } from './model';
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

/** The parser rejects longer header sections. */
const maxHeadBytes = 1024 * 1024;

/** The header section of a mail, which ends at the first empty line. */
const headOf = (source: Buffer): Buffer => {
  const ends = ['\n\r\n', '\n\n'].map((end) => source.indexOf(end)).filter((at) => at >= 0);
  return source.subarray(0, Math.min(...ends.map((at) => at + 1), maxHeadBytes));
};

/** Returns null for a mail that cannot be parsed, such as one of more than 1,000 parts: it would fail each time. */
const tryParse = async (source: Buffer, log: Log): Promise<InboundMail | null> => {
  try {
    return await parseMail(source);
  } catch (error) {
    log('warn', 'A mail cannot be parsed.', {}, error);
    return null;
  }
};

/** Stores or rejects a mail of a verified sender for one ticket, and returns the outcome. */
const storeReply = async (
  dependencies: ReplyDependencies,
  sender: Sender,
  {
    mail,
    ticketNumber,
    problem,
  }: { mail: InboundMail; ticketNumber: number; problem: ReplyRejection | null },
): Promise<ReplyOutcome> => {
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
      key: `${mail.key}-${ticketNumber}`,
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

interface VerifiedTicket extends AddressedTicket {
  sender: Sender;
}

const readTargets = async (
  dependencies: ReplyDependencies,
  from: string | null,
  targets: readonly AddressedTicket[],
): Promise<VerifiedTicket[]> => {
  const verified: VerifiedTicket[] = [];
  for (const target of targets) {
    const sender = from === null ? null : await readSender(dependencies, from, target.userHash);
    if (sender !== null) verified.push({ ...target, sender });
    else
      logDenial(dependencies.log, {
        kind: 'reply',
        id: String(target.ticketNumber),
        reason: 'The sender is not the person of the address, or has no account.',
      });
  }
  return verified;
};

const outcomesByPriority = ['stored', 'rejected', 'repeated'] as const;

/** Each ticket gets the reply once: a repeated delivery stores only what failed before. */
const storeReplies = async (
  dependencies: ReplyDependencies,
  targets: readonly VerifiedTicket[],
  { head, source, isWhole }: { head: InboundMail; source: Buffer; isWhole: boolean },
): Promise<ReplyOutcome> => {
  const isNeeded = isWhole && targets.some(({ isExpired }) => !isExpired);
  const mail = isNeeded ? await tryParse(source, dependencies.log) : head;
  if (mail === null) return 'ignored';
  const outcomes = new Set<ReplyOutcome>();
  for (const { sender, ticketNumber, isExpired } of targets) {
    const tooLarge = isWhole ? null : 'tooLarge';
    const problem: ReplyRejection | null = isExpired ? 'expired' : tooLarge;
    outcomes.add(await storeReply(dependencies, sender, { mail, ticketNumber, problem }));
  }
  return outcomesByPriority.find((outcome) => outcomes.has(outcome)) ?? 'ignored';
};

/**
 * Turns a mail to reply addresses into a comment of each of their tickets. Sends mails about rejections only if the address is
 * signed for the sender. Throws if the mail was neither stored nor rejected for good, so that it is
 * delivered again.
 */
export const receiveReply = async (
  dependencies: ReplyDependencies,
  { source, isWhole, recipients = [] }: ReceivedMail,
): Promise<ReplyOutcome> => {
  const { settings, now, log } = dependencies;
  // Anybody can send mails to the domain: only those of verified senders are decoded.
  const head = await tryParse(headOf(source), log);
  if (head === null) return 'ignored';
  const decided = decideReply(
    { headers: head.headers, recipients: [...head.recipients, ...recipients] },
    settings,
    now(),
  );
  switch (decided.kind) {
    case 'ignored':
      log('info', 'A mail was ignored.', { reason: decided.reason });
      return 'ignored';
    case 'forged':
      logDenial(log, { kind: 'reply', id: '', reason: 'The address is not signed.' });
      return 'ignored';
    case 'addressed': {
      const targets = await readTargets(dependencies, head.from, decided.targets);
      return targets.length === 0
        ? 'ignored'
        : storeReplies(dependencies, targets, { head, source, isWhole });
    }
  }
};
