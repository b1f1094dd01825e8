/** Maximum numbers of rows of a page and of an export. */
export const listLimits = {
  /** Users on a page by default (decisions: users 25), and at most. */
  usersOnPage: 25,
  maxUsersOnPage: 100,
  /** Requests for access in the list, and those that are decided at once. */
  accessRequests: 50,
  /** Users in one CSV. */
  exportedUsers: 10_000,
  /** Tickets on a page by default (decisions: tickets 20). */
  ticketsOnPage: 20,
  /** Tickets in one CSV. */
  exportedTickets: 10_000,
  /** Machines on a page by default (decisions: inventory 20); so are products and parts. */
  machinesOnPage: 20,
  partsOnPage: 20,
  /** Orders on a page by default. */
  ordersOnPage: 20,
} as const;
