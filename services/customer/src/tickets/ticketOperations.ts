import type {
  CloseReason,
  TicketColumn,
  TicketConcern,
  TicketStatus,
  TicketType,
} from '@kmx/contract/tickets';
import type {
  Ticket,
  TicketDetail,
  TicketFilter,
  TicketFilterChoices,
  TicketPage,
  TicketPerson,
  TicketResult,
  TicketSort,
  TicketView,
  TicketViewResult,
} from './model';
import type { StoredAttachment } from './readAttachments';

export interface CreateTicketInput {
  locationId: string;
  type: TicketType;
  concern: TicketConcern;
  machineId: string | null;
  machineName: string | null;
  serialNumber: string | null;
  subject: string;
  description: string;
  attachmentIds: readonly string[];
  watcherIds: readonly string[];
  idempotencyKey: string;
}

export interface CommentInput {
  ticketId: string;
  text: string;
  attachmentIds: readonly string[];
  /** Status set by an employee; null: the status follows from the rules. */
  status: TicketStatus | null;
  idempotencyKey: string;
}

export interface CloseInput {
  ticketId: string;
  reason: CloseReason;
  comment: string | null;
}

export interface WatchInput {
  ticketId: string;
  /** Null for the viewer. */
  userId: string | null;
  isWatching: boolean;
}

/** Operations on tickets of the user's organisations. Each operation checks its own permissions. */
export interface TicketOperations {
  list: (filter: TicketFilter, sort: TicketSort, page: number, pageSize: number) => Promise<TicketPage>;
  /** The first tickets through a search: the one of that number first, then the latest. */
  find: (text: string, limit: number) => Promise<readonly Ticket[]>;
  /** The newest tickets of a machine. */
  ofMachine: (machineId: string, limit: number) => Promise<readonly Ticket[]>;
  /** Null for a ticket that is missing or of another organisation. */
  detail: (id: string) => Promise<TicketDetail | null>;
  filterChoices: () => Promise<TicketFilterChoices>;
  /** People who may watch the tickets of a location; null for one that is missing or of another organisation. */
  colleagues: (locationId: string) => Promise<readonly TicketPerson[] | null>;
  csv: (
    filter: TicketFilter,
    sort: TicketSort,
    columns: readonly TicketColumn[],
    language: string | null,
  ) => Promise<string>;
  create: (input: CreateTicketInput) => Promise<TicketResult>;
  comment: (input: CommentInput) => Promise<TicketResult>;
  close: (input: CloseInput) => Promise<TicketResult>;
  reopen: (ticketId: string) => Promise<TicketResult>;
  watch: (input: WatchInput) => Promise<TicketResult>;
  views: () => Promise<readonly TicketView[]>;
  saveView: (name: string, query: string) => Promise<TicketViewResult>;
  deleteView: (id: string) => Promise<TicketViewResult>;
  /** Null for a file that is missing, of no ticket, or of a ticket of another organisation. */
  attachment: (id: string) => Promise<StoredAttachment | null>;
}
