/** What one ticket or entry may hold; names that exist elsewhere are as long as the columns that show them. */
export const ticketLimits = {
  subjectCharacters: 200,
  textCharacters: 10_000,
  machineCharacters: 200,
  attachments: 10,
  watchers: 20,
  /** What one account may write, close, reopen or watch within an hour: each may go to the desk as a mail. */
  entriesPerHour: 300,
  views: 20,
  viewNameCharacters: 60,
  viewQueryCharacters: 1000,
} as const;
