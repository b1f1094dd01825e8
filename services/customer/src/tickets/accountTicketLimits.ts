/** Limits of an account, beside those of one ticket (`@kmx/contract/tickets`). */
export const accountTicketLimits = {
  /** Entries written, closings, reopenings and watchers within an hour: each may go to the support team as a mail. */
  entriesPerHour: 300,
  views: 20,
  viewNameCharacters: 60,
  viewQueryCharacters: 1000,
} as const;
