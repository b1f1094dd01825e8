/** Kinds of machines: what a ticket can concern, and how the inventory is filtered. */
export const machineTypes = [
  'cutStrip',
  'cableStrip',
  'crimpLine',
  'crimpPress',
  'twisting',
  'harness',
  'highVoltage',
  'testing',
  'marking',
  'handling',
] as const;
export type MachineType = (typeof machineTypes)[number];

/** "Machine concerned" (portal section 5): a kind of machine, the software around them, or none. */
export const ticketConcerns = [...machineTypes, 'software', 'noMachine'] as const;
export type TicketConcern = (typeof ticketConcerns)[number];

/** What is asked for. */
export const ticketTypes = [
  'malfunction',
  'maintenance',
  'spareParts',
  'question',
  'training',
  'complaint',
] as const;
export type TicketType = (typeof ticketTypes)[number];

/** Decisions: "Ticket status: open, in progress, waiting for customer, closed". */
export const ticketStatuses = ['open', 'inProgress', 'waitingForCustomer', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Portal section 4, "Ticket closing". */
export const closeReasons = ['solvedByProvider', 'solvedWithoutProvider', 'noLongerRelevant'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** What happened to a ticket, one entry each. */
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

/** Levels of a service contract. */
export const contractLevels = ['basic', 'plus', 'premium'] as const;
export type ContractLevel = (typeof contractLevels)[number];

export const partKinds = ['spare', 'wear'] as const;
export type PartKind = (typeof partKinds)[number];

export const productInfoStatuses = ['active', 'discontinued'] as const;
export type ProductInfoStatus = (typeof productInfoStatuses)[number];

export const articleKinds = ['howTo', 'faultFinding', 'maintenance'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const downloadKinds = ['releaseNotes', 'configuration', 'guide', 'checksums'] as const;
export type DownloadKind = (typeof downloadKinds)[number];
