import type { TicketConcern, TicketStatus } from '@kmx/contract/tickets';
import type { NewRow } from '../../../services/customer/src/database/tables';
import { firstTicketNumber, ticketKeys } from '../../../services/customer/src/tickets/ticketKeys';
import type { DemoPerson } from '../../../services/toolkit/src/testing/people/demoPerson';
import { toTime, type Moment } from '../calendar';
import { createDice, type Dice } from '../dice';
import { locations } from '../locations';
import type { MachineRow } from '../machines/createMachines';
import { casesByLanguage } from './cases/casesByLanguage';
import type { TicketCase } from './cases/ticketCase';
import { createThread, type Thread } from './createThread';
import { createFiller } from './fillWords';
import { customersOf, nameOf, staffOf } from './people';
import { urgencies } from './phrases';
import { choosePlan, chooseStatus } from './plans';

const ownerId = 'u-customer';
const ownOrganisation = 'org-1';

/** Age in days and status of the tickets of the account that people sign in with; one can still be reopened. */
const ownTickets: readonly (readonly [daysAgo: number, status: TicketStatus])[] = [
  [1, 'open'],
  [3, 'open'],
  [5, 'inProgress'],
  [6, 'waitingForCustomer'],
  [9, 'closed'],
  [12, 'waitingForCustomer'],
  [16, 'inProgress'],
  [24, 'waitingForCustomer'],
  [80, 'closed'],
  [150, 'closed'],
  [260, 'closed'],
  [410, 'closed'],
];

const ticketsByOrganisation = [
  [ownOrganisation, 400 - ownTickets.length],
  ['org-2', 280],
  ['org-3', 220],
  ['org-4', 230],
  ['org-5', 220],
  ['org-6', 150],
] as const;

/** 18 months, the last ones with more tickets. */
const oldestDays = 540;

interface TicketSource {
  key: string;
  organisationId: string;
  contact: DemoPerson | null;
  created: Moment;
  status: TicketStatus;
}

type TicketRow = NewRow<'customer_tickets'>;

export interface DemoTicket {
  ticket: TicketRow;
  entries: NewRow<'customer_ticket_entries'>[];
  watchers: NewRow<'customer_ticket_watchers'>[];
}

const createSources = (): TicketSource[] => {
  const others = ticketsByOrganisation.flatMap(([organisationId, count]) =>
    Array.from({ length: count }, (_, index) => {
      const key = `${organisationId} ticket ${index}`;
      const dice = createDice(`${key} time`);
      const daysAgo = 1 + Math.floor(oldestDays * dice.roll() ** 1.5);
      const created = { daysAgo, minute: dice.between(330, 960) };
      return { key, organisationId, contact: null, created, status: chooseStatus(dice, daysAgo) };
    }),
  );
  const contact = customersOf(ownOrganisation).find(({ id }) => id === ownerId) ?? null;
  const own = ownTickets.map(([daysAgo, status], index) => {
    const key = `own ticket ${index}`;
    const created = { daysAgo, minute: 500 + index };
    return { key, organisationId: ownOrganisation, contact, created, status };
  });
  // The number counts up with the time.
  return [...others, ...own].toSorted(
    (a, b) => b.created.daysAgo - a.created.daysAgo || a.created.minute - b.created.minute,
  );
};

const chooseContact = (dice: Dice, people: readonly DemoPerson[], country: string): DemoPerson => {
  const others = people.filter(({ id }) => id !== ownerId);
  const near = others.filter((person) => person.country === country);
  return dice.pick(near.length > 0 ? near : others);
};

const chooseMatter = (dice: Dice, contact: DemoPerson, concern: TicketConcern) => {
  const find = (cases: readonly TicketCase[]) => cases.filter(({ concerns }) => concerns.includes(concern));
  const local = contact.language === 'en' ? [] : find(casesByLanguage[contact.language]);
  const isLocal = local.length > 0 && dice.happens(0.3);
  return { matter: dice.pick(isLocal ? local : find(casesByLanguage.en)), isLocal };
};

const rowsOf = (ticket: TicketRow, thread: Thread): DemoTicket => ({
  ticket,
  entries: thread.entries.map((entry, index) => ({
    ...entry,
    id: `${ticket.id}-${index + 1}`,
    ticket_id: ticket.id,
  })),
  watchers: thread.watcherIds.map((id) => ({ ticket_id: ticket.id, user_id: id })),
});

/** Mostly a machine, sometimes one that is not in the inventory. */
const chooseConcern = (dice: Dice, machine: MachineRow) => {
  if (dice.happens(0.1)) {
    const concern: TicketConcern = dice.happens(0.5) ? 'software' : 'noMachine';
    return { concern, about: null, isKnown: false };
  }
  return { concern: machine.type, about: machine, isKnown: !dice.happens(0.06) };
};

interface Circumstances {
  matter: TicketCase;
  isLocal: boolean;
  contact: DemoPerson;
  people: readonly DemoPerson[];
  fill: (text: string) => string;
}

/** Lets the ticket take its course; every fifth has a watcher from its beginning. */
const happen = (
  dice: Dice,
  source: TicketSource,
  now: Date,
  { isLocal, people, ...rest }: Circumstances,
): Thread => {
  const colleagues = people.filter(({ id }) => id !== rest.contact.id);
  const staff = staffOf(source.organisationId);
  const thread = createThread(
    { dice, now, created: source.created, ...rest, hasFurtherWords: !isLocal, colleagues, staff },
    choosePlan(dice, source.status, isLocal),
  );
  if (dice.happens(0.2) && thread.watcherIds.length === 0 && colleagues.length > 0)
    thread.watcherIds.push(dice.pick(colleagues).id);
  return thread;
};

/** Description of a case; for malfunctions also its urgency. */
const describe = (dice: Dice, { type }: TicketCase, text: string, isLocal: boolean): string =>
  type === 'malfunction' && !isLocal && dice.happens(0.8) ? `${text}\n\n${dice.pick(urgencies)}` : text;

const createTicket = (source: TicketSource, number: number, machine: MachineRow, now: Date): DemoTicket => {
  const dice = createDice(source.key);
  const location = locations.find(({ id }) => id === machine.location_id);
  if (!location) throw new Error(`The machine ${machine.id} stands nowhere.`);
  const people = customersOf(source.organisationId);
  const contact = source.contact ?? chooseContact(dice, people, location.country);
  const { concern, about, isKnown } = chooseConcern(dice, machine);
  const { matter, isLocal } = chooseMatter(dice, contact, concern);
  const fill = createFiller(dice, about);
  const choice = dice.between(0, matter.subjects.length - 1);
  const thread = happen(dice, source, now, { matter, isLocal, contact, people, fill });
  const shown = {
    number,
    subject: fill(matter.subjects[choice] ?? ''),
    machine_name: about?.name ?? null,
    serial_number: about?.serial_number ?? null,
    contact_name: nameOf(contact),
  };
  const ticket: TicketRow = {
    id: `ticket-${number}`,
    ...shown,
    ...ticketKeys({ ...shown, locationName: location.name }),
    organisation_id: source.organisationId,
    location_id: location.id,
    type: matter.type,
    concern,
    description: describe(dice, matter, fill(matter.texts[choice % matter.texts.length] ?? ''), isLocal),
    machine_id: about && isKnown ? about.id : null,
    status: thread.status,
    contact_id: contact.id,
    created_at: toTime(now, source.created),
    changed_at: thread.changedAt,
    closed_at: thread.closedAt,
    close_reason: thread.closeReason,
    reply_count: thread.replies,
    comment_count: thread.comments,
    idempotency_key: `seed-${number}`,
  };
  return rowsOf(ticket, thread);
};

/** 1 500 tickets with their threads, in the order in which they were created; all before today. */
export const createTickets = (machines: readonly MachineRow[], now: Date): DemoTicket[] =>
  createSources().map((source, index) => {
    const own = machines.filter(({ organisation_id: id }) => id === source.organisationId);
    const machine = createDice(`${source.key} machine`).pick(own);
    return createTicket(source, firstTicketNumber + index, machine, now);
  });
