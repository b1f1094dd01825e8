import { type CloseReason, decideEntry, type TicketStatus } from '@kmx/contract/tickets';
import type { NewRow } from '../../../services/customer/src/database/tables';

import type { DemoPerson } from '../../../services/toolkit/src/testing/people/demoPerson';
import { toTime, type Moment } from '../calendar';
import type { Dice } from '../dice';
import type { TicketCase } from './cases/ticketCase';
import { nameOf } from './people';
import { closingMessages, furtherComments, furtherReplies, reopeningMessages } from './phrases';
import type { Step } from './plans';

type EntryRow = NewRow<'customer_ticket_entries'>;

export interface ThreadSource {
  dice: Dice;
  now: Date;
  created: Moment;
  matter: TicketCase;
  fill: (text: string) => string;
  /** False where only the matter itself has words in the language of the ticket. */
  hasFurtherWords: boolean;
  contact: DemoPerson;
  /** Others of the organisation who work with tickets. */
  colleagues: readonly DemoPerson[];
  staff: readonly DemoPerson[];
}

export interface Thread {
  entries: Omit<EntryRow, 'id' | 'ticket_id'>[];
  status: TicketStatus;
  closedAt: string | null;
  closeReason: CloseReason | null;
  changedAt: string;
  replies: number;
  comments: number;
  watcherIds: string[];
}

/** Later on the same day, or some days later in working hours; always before today. */
const advance = (dice: Dice, { daysAgo, minute }: Moment): Moment => {
  const days = dice.pick([0, 0, 1, 1, 2, 3]);
  return days === 0 || daysAgo - days < 1
    ? { daysAgo, minute: minute + dice.between(9, 35) }
    : { daysAgo: daysAgo - days, minute: dice.between(330, 1000) };
};

const chooseReason = (dice: Dice, replies: number): CloseReason => {
  if (replies > 0 && dice.happens(0.75)) return 'solvedByProvider';
  return dice.happens(0.5) ? 'solvedWithoutProvider' : 'noLongerRelevant';
};

/** Entry of an author before it changes a status. */
const entryOf = (
  { now }: ThreadSource,
  moment: Moment,
  kind: EntryRow['kind'],
  author: DemoPerson,
): Thread['entries'][number] => ({
  kind,
  at: toTime(now, moment),
  author_id: author.id,
  author_name: nameOf(author),
  is_staff: author.isInternal ? 1 : 0,
  text: null,
  from_status: null,
  to_status: null,
  close_reason: null,
  about_name: null,
  idempotency_key: null,
});

type Act = (thread: Thread, source: ThreadSource, moment: Moment) => void;

const add = (thread: Thread, entry: Thread['entries'][number], to: TicketStatus): void => {
  const statuses = to === thread.status ? {} : { from_status: thread.status, to_status: to };
  thread.entries.push({ ...entry, ...statuses });
  thread.status = to;
  thread.changedAt = entry.at;
};

/** Text of an employee or a customer, under the rules of the service. */
const write = (thread: Thread, entry: Thread['entries'][number], chosen: TicketStatus | null): void => {
  const decided = decideEntry(thread.status, entry.is_staff === 1, chosen);
  if (decided.kind === 'rejected') throw new Error(`A demo ticket may not: ${decided.reason}.`);
  add(thread, { ...entry, kind: decided.entry }, decided.to);
  if (decided.entry === 'reply') thread.replies += 1;
  else thread.comments += 1;
};

const reply =
  (chosen: TicketStatus | null): Act =>
  (thread, source, moment) => {
    const { dice, matter, staff, fill } = source;
    const text = fill(matter.replies[thread.replies] ?? dice.pick(furtherReplies));
    write(thread, { ...entryOf(source, moment, 'reply', dice.pick(staff)), text }, chosen);
  };

const commentText = ({ entries, comments, replies }: Thread, { dice, matter }: ThreadSource): string => {
  if (entries.at(-1)?.kind === 'reopened') return dice.pick(reopeningMessages);
  const ownReply = comments < replies ? matter.comments[replies - 1] : undefined;
  return ownReply ?? dice.pick(furtherComments);
};

const comment: Act = (thread, source, moment) => {
  const { dice, contact, colleagues, fill } = source;
  const author = dice.happens(0.12) && colleagues.length > 0 ? dice.pick(colleagues) : contact;
  const text = fill(commentText(thread, source));
  write(thread, { ...entryOf(source, moment, 'comment', author), text }, null);
};

const close: Act = (thread, source, moment) => {
  const { dice, contact, staff, hasFurtherWords } = source;
  const reason = chooseReason(dice, thread.replies);
  const author = dice.happens(0.65) ? contact : dice.pick(staff);
  const hasText = hasFurtherWords && !author.isInternal && dice.happens(0.7);
  const text = hasText ? dice.pick(closingMessages[reason]) : null;
  add(thread, { ...entryOf(source, moment, 'closed', author), text, close_reason: reason }, 'closed');
  thread.closeReason = reason;
  thread.closedAt = thread.changedAt;
};

const reopen: Act = (thread, source, moment) => {
  add(thread, entryOf(source, moment, 'reopened', source.contact), 'open');
  thread.closeReason = null;
  thread.closedAt = null;
};

const begin: Act = (thread, source, moment) =>
  add(thread, entryOf(source, moment, 'statusChanged', source.dice.pick(source.staff)), 'inProgress');

const addWatcher: Act = ({ watcherIds, entries }, source, moment) => {
  const about = source.colleagues.find(({ id }) => !watcherIds.includes(id));
  if (!about) return;
  entries.push({ ...entryOf(source, moment, 'watcherAdded', source.contact), about_name: nameOf(about) });
  watcherIds.push(about.id);
};

const removeWatcher: Act = ({ watcherIds, entries }, source, moment) => {
  const about = source.colleagues.find(({ id }) => id === watcherIds.at(-1));
  if (!about) return;
  entries.push({ ...entryOf(source, moment, 'watcherRemoved', source.contact), about_name: nameOf(about) });
  watcherIds.pop();
};

const acts: Readonly<Record<Step, Act>> = {
  reply: reply(null),
  replyAtWork: reply('inProgress'),
  comment,
  statusChanged: begin,
  closed: close,
  reopened: reopen,
  watcherAdded: addWatcher,
  watcherRemoved: removeWatcher,
};

/** Lets a plan happen: its entries, and how they leave the ticket. */
export const createThread = (source: ThreadSource, plan: readonly Step[]): Thread => {
  let moment = source.created;
  const created = entryOf(source, moment, 'created', source.contact);
  const thread: Thread = {
    entries: [{ ...created, to_status: 'open' }],
    status: 'open',
    closedAt: null,
    closeReason: null,
    changedAt: created.at,
    replies: 0,
    comments: 0,
    watcherIds: [],
  };
  for (const step of plan) {
    moment = advance(source.dice, moment);
    acts[step](thread, source, moment);
  }
  return thread;
};
