import { printLine } from '../cli/runCommands';
import type { Outbox, OutboxColumns } from './outbox';

interface ListedOutbox<Mail extends OutboxColumns> extends Pick<Outbox<Mail>, 'retry'> {
  /** Unsent mails, dead ones first. */
  listUnsent: () => Promise<Mail[]>;
}

const list = <Mail extends OutboxColumns>(
  mails: readonly Mail[],
  describe: (mail: Mail) => string,
): string => {
  for (const mail of mails) {
    const next = mail.state === 'dead' ? 'dead' : `due ${mail.due_at}`;
    const failures = `${mail.attempts} failed  ${mail.last_error ?? ''}`;
    printLine(`${mail.id}  ${describe(mail)}  ${next}  ${failures}`.trimEnd());
  }
  return mails.length === 0 ? 'Every mail is sent.' : `${mails.length} not sent. Again: outbox retry <id>`;
};

/** The command `outbox`, which lists unsent mails, or `outbox retry <id>`; returns the closing message. */
export const workOnOutbox = async <Mail extends OutboxColumns>(
  outbox: ListedOutbox<Mail>,
  describe: (mail: Mail) => string,
  [action, id]: readonly (string | undefined)[],
): Promise<string> => {
  if (action === undefined) return list(await outbox.listUnsent(), describe);
  if (action !== 'retry' || id === undefined) throw new Error('Say outbox, or outbox retry <id>.');
  if (!(await outbox.retry(id, new Date()))) throw new Error(`There is no unsent mail ${id}.`);
  return `The mail ${id} is due now.`;
};
