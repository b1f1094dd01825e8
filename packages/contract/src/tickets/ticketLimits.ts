/** Limits per ticket or entry: characters of each text, number of files and people. */
export const ticketLimits = {
  subject: 200,
  description: 10_000,
  comment: 10_000,
  machineName: 200,
  serialNumber: 200,
  attachments: 10,
  watchers: 20,
} as const;
