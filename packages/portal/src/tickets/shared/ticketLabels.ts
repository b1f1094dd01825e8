import type {
  CloseReason,
  NextMove,
  TicketColumn,
  TicketConcern,
  TicketRefusalCode,
  TicketStatus,
  TicketType,
} from '../../__generated__/customer/graphql';
import type { MessageId } from '../../shared/MessageId';

export const typeLabelIds = {
  malfunction: 'portal.tickets.type.malfunction',
  maintenance: 'portal.tickets.type.maintenance',
  spareParts: 'portal.tickets.type.spareParts',
  question: 'portal.tickets.type.question',
  training: 'portal.tickets.type.training',
  complaint: 'portal.tickets.type.complaint',
} as const satisfies Record<TicketType, string>;

/** "Machine concerned" (section 5): machine types, their software, or none. */
export const concernLabelIds = {
  cutStrip: 'portal.tickets.concern.cutStrip',
  cableStrip: 'portal.tickets.concern.cableStrip',
  crimpLine: 'portal.tickets.concern.crimpLine',
  crimpPress: 'portal.tickets.concern.crimpPress',
  twisting: 'portal.tickets.concern.twisting',
  harness: 'portal.tickets.concern.harness',
  highVoltage: 'portal.tickets.concern.highVoltage',
  testing: 'portal.tickets.concern.testing',
  marking: 'portal.tickets.concern.marking',
  handling: 'portal.tickets.concern.handling',
  software: 'portal.tickets.concern.software',
  noMachine: 'portal.tickets.concern.noMachine',
} as const satisfies Record<TicketConcern, string>;

/** Decisions: "Ticket status: open, in progress, waiting for customer, closed". */
export const ticketStatusLabelIds = {
  open: 'portal.tickets.status.open',
  inProgress: 'portal.tickets.status.inProgress',
  waitingForCustomer: 'portal.tickets.status.waitingForCustomer',
  closed: 'portal.tickets.status.closed',
} as const satisfies Record<TicketStatus, string>;

/** The three reasons of section 4, "Ticket closing". */
export const closeReasonLabelIds = {
  solvedByProvider: 'portal.tickets.reason.solvedByProvider',
  solvedWithoutProvider: 'portal.tickets.reason.solvedWithoutProvider',
  noLongerRelevant: 'portal.tickets.reason.noLongerRelevant',
} as const satisfies Record<CloseReason, string>;

const moveLabelIds = {
  provider: 'portal.tickets.nextMove.provider',
  customer: 'portal.tickets.nextMove.customer',
  none: 'portal.tickets.nextMove.none',
} as const satisfies Record<NextMove, string>;

/** True if the next move is the user's; employees belong to the provider's side. */
export const isReadersMove = (move: NextMove, isInternal: boolean): boolean =>
  move === (isInternal ? 'provider' : 'customer');

/** Message id of the next move: "Your turn", or the other side's. */
export const decideMoveLabelId = (move: NextMove, isInternal: boolean): MessageId =>
  isReadersMove(move, isInternal) ? 'portal.tickets.nextMove.you' : moveLabelIds[move];

/** Message ids by rejection; each message advises to retry or to contact support (section 8). */
export const ticketRejectionMessageIds = {
  unknownTicket: 'portal.tickets.rejected.unknownTicket',
  notAllowed: 'portal.tickets.rejected.notAllowed',
  closed: 'portal.tickets.rejected.closed',
  notReopenable: 'portal.tickets.rejected.notReopenable',
  invalid: 'portal.tickets.rejected.invalid',
  attachmentUnavailable: 'portal.tickets.rejected.attachmentUnavailable',
  storageFull: 'portal.tickets.rejected.storageFull',
  tooMany: 'portal.tickets.rejected.tooMany',
  alreadySent: 'portal.sent.text',
} as const satisfies Record<TicketRefusalCode, string>;

/** Message ids of the fields of section 3, "Ticket", and of their columns. */
export const ticketLabelIds = {
  number: 'portal.tickets.label.number',
  type: 'portal.tickets.label.type',
  subject: 'portal.tickets.label.subject',
  machine: 'portal.tickets.label.machine',
  serialNumber: 'portal.tickets.label.serialNumber',
  concern: 'portal.tickets.label.concern',
  status: 'portal.tickets.label.status',
  contact: 'portal.tickets.label.contact',
  createdAt: 'portal.tickets.label.createdAt',
  changedAt: 'portal.tickets.label.changedAt',
  replies: 'portal.tickets.label.replies',
  comments: 'portal.tickets.label.comments',
  location: 'portal.tickets.label.location',
} as const satisfies Record<TicketColumn, string>;
