import { randomUUID } from 'node:crypto';
import { describeFailure, type Log } from '@kmx/server/logging';
import { createPoller, type Poller } from '../work/createPoller';
import { decideRetry, type RetrySchedule } from '../work/decideRetry';
import type { MailTransport, OutboundMail } from './mailTransport';
import type { Outbox, OutboxColumns } from './outbox';

export interface WorkerOptions<Mail extends OutboxColumns> {
  outbox: Outbox<Mail>;
  transport: MailTransport;
  /** Null: the mail has no recipient and is deleted. */
  open: (mail: Mail) => Promise<OutboundMail | null>;
  schedule: RetrySchedule;
  /** Lease after which another process takes over the mails of one that crashed. */
  leaseMilliseconds: number;
  now: () => Date;
  random: () => number;
  log: Log;
}

const batchSize = 10;
/** Maximum wait between two polls: other processes fill the outbox too. */
const pollMilliseconds = 5000;

const closeAttachments = (mail: OutboundMail | null): void => {
  for (const { content } of mail?.attachments ?? []) content.destroy();
};

const createSender = <Mail extends OutboxColumns>(
  { outbox, transport, open, schedule, now, random, log }: WorkerOptions<Mail>,
  owner: string,
) => {
  const fail = async ({ id, attempts }: Mail, error: unknown): Promise<void> => {
    const failures = attempts + 1;
    const dueAt = decideRetry(schedule, failures, now(), random());
    const fields = { mail: id, failures, nextAttempt: dueAt?.toISOString() };
    if (dueAt === null)
      log('error', 'A mail could not be sent and is dead: see `cli outbox`.', fields, error);
    else log('warn', 'A mail could not be sent.', fields, error);
    await outbox.markFailed(id, owner, describeFailure(error), dueAt);
  };
  return async (row: Mail): Promise<void> => {
    let mail: OutboundMail | null = null;
    try {
      mail = await open(row);
      if (mail) await transport.send(mail);
    } catch (error) {
      closeAttachments(mail);
      return fail(row, error);
    }
    await (mail ? outbox.markSent(row.id, now()) : outbox.remove(row.id));
  };
};

/** Sends one batch of due mails and returns its size. */
const createBatch = <Mail extends OutboxColumns>(options: WorkerOptions<Mail>) => {
  const { outbox, now, leaseMilliseconds, log } = options;
  const lease = { owner: randomUUID(), duration: leaseMilliseconds };
  const sendOne = createSender(options, lease.owner);
  return async (): Promise<number> => {
    const rows = await outbox.take(now(), batchSize, lease);
    const underWay = new Set(rows.map(({ id }) => id));
    const renew = (): void => {
      outbox
        .renew([...underWay], now(), lease)
        .catch((error: unknown) => log('warn', 'The lease of mails could not be renewed.', {}, error));
    };
    const renewal = setInterval(renew, leaseMilliseconds / 3);
    const send = (row: Mail): Promise<unknown> => sendOne(row).finally(() => underWay.delete(row.id));
    const results = await Promise.allSettled(rows.map(send));
    clearInterval(renewal);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return rows.length;
  };
};

/**
 * Sends the mails of an outbox at least once each, always with the same Message-ID, so that mail systems can drop the
 * duplicate of a crash between sending and marking.
 */
export const createOutboxWorker = <Mail extends OutboxColumns>(options: WorkerOptions<Mail>): Poller =>
  createPoller({
    batch: createBatch(options),
    pollMilliseconds: Math.min(pollMilliseconds, options.schedule.first),
    onFailure: (error) => options.log('error', 'The outbox could not be read.', {}, error),
  });
