/** What one request may hold. */
export const limits = {
  /** Bytes of a request: the greatest submission, its confirmation, and the escapes of JSON. */
  requestBytes: 1_000_000,
  /** Levels of selections, those of fragments too: the portal asks for a changed ticket in ten. */
  depth: 12,
  /** Fields, fragments unfolded. */
  breadth: 100,
  /** Fields times the length that lists are taken to have. */
  complexity: 2_000,
  listMultiplier: 10,
  aliases: 10,
  directives: 10,
  tokens: 1_000,
  /** Users on a page by default (decisions: users 25), and at most. */
  usersOnPage: 25,
  usersOnPageAtMost: 100,
  /** Users in one CSV. */
  exportedUsers: 10_000,
  /** Tickets on a page by default (decisions: tickets 20). */
  ticketsOnPage: 20,
  /** Tickets in one CSV. */
  exportedTickets: 10_000,
  /** Machines on a page by default (decisions: inventory 20); so are products and parts. */
  machinesOnPage: 20,
  partsOnPage: 20,
  /** Article numbers that are looked up at once. */
  articleNumbers: 200,
} as const;
