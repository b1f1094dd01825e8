import { machineTypes } from '../machineTypes';

/** "Machine concerned" (section 5): a kind of machine, the software around them, or none. */
export const ticketConcerns = [...machineTypes, 'software', 'noMachine'] as const;

/** What a ticket concerns. */
export type TicketConcern = (typeof ticketConcerns)[number];

/** What a ticket asks for. */
export const ticketTypes = [
  'malfunction',
  'maintenance',
  'spareParts',
  'question',
  'training',
  'complaint',
] as const;

/** What a ticket asks for, one of `ticketTypes`. */
export type TicketType = (typeof ticketTypes)[number];

/** Decision: "Ticket status: open, in progress, waiting for customer, closed". */
export const ticketStatuses = ['open', 'inProgress', 'waitingForCustomer', 'closed'] as const;

/** How far a ticket is. */
export type TicketStatus = (typeof ticketStatuses)[number];

/** "a reason is required: solved by the provider, solved without the provider, or no longer relevant" (section 4). */
export const closeReasons = ['solvedByProvider', 'solvedWithoutProvider', 'noLongerRelevant'] as const;

/** Why a ticket is closed. */
export type CloseReason = (typeof closeReasons)[number];

/** What happens to a ticket, one entry of its history each. */
export const ticketEntryKinds = [
  'created',
  'comment',
  'reply',
  'statusChanged',
  'closed',
  'reopened',
  'watcherAdded',
  'watcherRemoved',
] as const;

/** What an entry of a ticket's history tells. */
export type TicketEntryKind = (typeof ticketEntryKinds)[number];

/** The columns of the ticket list (section 3, "Ticket"), in their order. */
export const ticketColumns = [
  'number',
  'type',
  'subject',
  'machine',
  'serialNumber',
  'concern',
  'status',
  'contact',
  'createdAt',
  'changedAt',
  'replies',
  'comments',
  'location',
] as const;

/** A column of the ticket list. */
export type TicketColumn = (typeof ticketColumns)[number];

/** The columns that are shown until somebody chooses others. */
export const defaultTicketColumns: readonly TicketColumn[] = [
  'number',
  'type',
  'subject',
  'machine',
  'status',
  'contact',
  'changedAt',
  'location',
];

/** Decision: "Page sizes: tickets 20". */
export const ticketPageSize = 20;
