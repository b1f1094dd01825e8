import { machineTypes } from '../machines/machineTypes';

/** "Machine concerned" (section 5): a type of machine, the software around them, or none. */
export const ticketConcerns = [...machineTypes, 'software', 'noMachine'] as const;
export type TicketConcern = (typeof ticketConcerns)[number];

export const ticketTypes = [
  'malfunction',
  'maintenance',
  'spareParts',
  'question',
  'training',
  'complaint',
] as const;
export type TicketType = (typeof ticketTypes)[number];

/** Decision: "Ticket status: open, in progress, waiting for customer, closed". */
export const ticketStatuses = ['open', 'inProgress', 'waitingForCustomer', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** "a reason is required: solved by the provider, solved without the provider, or no longer relevant" (section 4). */
export const closeReasons = ['solvedByProvider', 'solvedWithoutProvider', 'noLongerRelevant'] as const;
export type CloseReason = (typeof closeReasons)[number];

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
export type TicketEntryKind = (typeof ticketEntryKinds)[number];

/** Columns of the ticket list (section 3, "Ticket"), in display order. */
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
export type TicketColumn = (typeof ticketColumns)[number];

/** Page size of the ticket list (decision: "Page sizes: tickets 20"). */
export const ticketPageSize = 20;
