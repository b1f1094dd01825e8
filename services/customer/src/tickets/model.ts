import type {
  CloseReason,
  NextMove,
  TicketAction,
  TicketColumn,
  TicketConcern,
  TicketEntryKind,
  TicketStatus,
  TicketType,
} from '@kmx/contract/tickets';
import type { sortDirections } from '../directory/model';
import type { Attachment, Location, MachineChoice } from '../directory/places';

export interface TicketPerson {
  id: string;
  name: string;
}

/** A ticket as one viewer sees it in a list; times are ISO 8601 in UTC. */
export interface Ticket {
  id: string;
  /** `T-104233`. */
  number: string;
  type: TicketType;
  concern: TicketConcern;
  subject: string;
  status: TicketStatus;
  nextMove: NextMove;
  location: Location;
  machineId: string | null;
  machineName: string | null;
  serialNumber: string | null;
  contact: TicketPerson;
  createdAt: string;
  changedAt: string;
  /** Comments of the provider. */
  replies: number;
  /** Comments of the customer. */
  comments: number;
  isOwn: boolean;
  isWatching: boolean;
}

/** One thing that happened to a ticket. */
export interface TicketEntry {
  id: string;
  kind: TicketEntryKind;
  at: string;
  authorName: string;
  isOwn: boolean;
  /** Written by an employee. */
  isStaff: boolean;
  text: string | null;
  fromStatus: TicketStatus | null;
  toStatus: TicketStatus | null;
  closeReason: CloseReason | null;
  /** Whom a watcher's entry is about. */
  aboutName: string | null;
  attachments: readonly Attachment[];
}

export interface TicketDetail {
  ticket: Ticket;
  description: string;
  /** Those of the ticket itself; comments and replies have their own. */
  attachments: readonly Attachment[];
  /** The oldest first. */
  entries: readonly TicketEntry[];
  watchers: readonly TicketPerson[];
  /** Everybody who may watch, also those who do. */
  colleagues: readonly TicketPerson[];
  closedAt: string | null;
  closeReason: CloseReason | null;
  /** Null for a ticket that is not closed. */
  reopenableUntil: string | null;
  allowedActions: readonly TicketAction[];
  canChooseStatus: boolean;
}

/** Kinds of filters are joined by "and", the values of one by "or"; an empty list filters nothing. */
export interface TicketFilter {
  text?: string | null;
  types?: readonly TicketType[] | null;
  concerns?: readonly TicketConcern[] | null;
  statuses?: readonly TicketStatus[] | null;
  locationIds?: readonly string[] | null;
  contactIds?: readonly string[] | null;
  machineIds?: readonly string[] | null;
  /** YYYY-MM-DD, in UTC; both days belong to the span. */
  createdFrom?: string | null;
  createdTo?: string | null;
  isOwn?: boolean | null;
  isWatching?: boolean | null;
}

export interface TicketSort {
  by: TicketColumn;
  direction: (typeof sortDirections)[number];
}

export interface TicketPage {
  total: number;
  page: number;
  pageSize: number;
  items: readonly Ticket[];
}

export interface TicketFilterChoices {
  locations: readonly Location[];
  /** Authors of tickets that the viewer sees. */
  contacts: readonly TicketPerson[];
  machines: readonly MachineChoice[];
}

/** Settings of the list under a name. */
export interface TicketView {
  id: string;
  name: string;
  /** Parameters of the list's address, without a question mark. */
  query: string;
}

export const ticketRejectionCodes = [
  'unknownTicket',
  'notAllowed',
  'closed',
  'notReopenable',
  'invalid',
  'attachmentUnavailable',
  'storageFull',
  'tooMany',
  /** The key was used for different content: `existing` is its result. */
  'alreadySent',
] as const;
export type TicketRejectionCode = (typeof ticketRejectionCodes)[number];

/** Nothing was changed; `message` is an English sentence. */
export interface TicketRejected {
  kind: 'rejected';
  code: TicketRejectionCode;
  message: string;
  existing: ExistingTicket | null;
}

/** Result of an earlier request under the same key: a ticket, or an entry of it. */
export interface ExistingTicket {
  ticketId: string;
  /** `T-104233`. */
  number: string;
  /** Time of storage: ISO 8601, UTC. */
  at: string;
}

export type TicketResult = { kind: 'saved'; detail: TicketDetail } | TicketRejected;
export type TicketViewResult = { kind: 'saved'; views: readonly TicketView[] } | TicketRejected;
