const src = 'packages/portal/src';

export const faults = [
  {
    id: 'tickets-open-to-everybody',
    promise: 'Tickets are shown only to who has the ticketing role (customer portal, section 6).',
    file: `${src}/tickets/detail/TicketView.tsx`,
    find: 'if (!canUseTickets(user)) return',
    replace: 'if (!user) return',
    checks: { unit: [`${src}/tickets/detail/TicketView.test.tsx`] },
  },
  {
    id: 'inventory-by-the-wrong-role',
    promise: 'Machines are shown by the role of the asset database (customer portal, section 6).',
    file: `${src}/shared/canUse.ts`,
    find: 'canUseInventory = holds(portalRoles.assetdbActive)',
    replace: 'canUseInventory = holds(portalRoles.artemisActive)',
    checks: { unit: [`${src}/inventory/Inventory.test.tsx`] },
  },
  {
    id: 'ticket-list-not-invalidated',
    promise: 'A change of a ticket shows in every list of tickets.',
    file: `${src}/tickets/detail/useTicketActions.ts`,
    find: "cache.evict({ id: 'ROOT_QUERY', fieldName: 'tickets' });",
    replace: "cache.evict({ id: 'ROOT_QUERY', fieldName: 'ticket' });",
    checks: {
      unit: [`${src}/tickets/detail/TicketView.test.tsx`, `${src}/tickets/detail/TicketParts.test.tsx`],
    },
  },
  {
    id: 'comment-with-a-new-key',
    promise: 'A comment that is sent again after a failure has the same idempotency key.',
    file: `${src}/tickets/detail/useCommentForm.ts`,
    find: "if (outcome.kind !== 'done') return true;\n    reset();",
    replace:
      "if (outcome.kind !== 'done') {\n      idempotency.renew();\n      return true;\n    }\n    reset();",
    checks: {
      unit: [`${src}/tickets/detail/TicketParts.test.tsx`, `${src}/tickets/detail/TicketView.test.tsx`],
    },
  },
  {
    id: 'order-with-a-new-key',
    promise: 'A request for parts has the same key until it was taken, so that it is ordered once.',
    file: `${src}/cart/usePartsOrder.ts`,
    find: 'sendUnder(former || crypto.randomUUID(), cart, draft)',
    replace: 'sendUnder(crypto.randomUUID(), cart, draft)',
    checks: { unit: [`${src}/cart/PartsCart.test.tsx`] },
  },
  {
    id: 'forbidden-read-as-a-failure',
    promise: 'Each failure of the service has its own words (customer portal, section 7).',
    file: `${src}/data/createCustomerLink.ts`,
    find: "if (status === 403) return 'forbidden';",
    replace: "if (status === 403) return 'failed';",
    checks: { unit: [`${src}/data/createCustomerLink.test.ts`] },
  },
  {
    id: 'asked-in-the-name-of-another',
    promise: 'A question is not repeated in the name of somebody else who signed in meanwhile.',
    file: `${src}/data/requestTwice.ts`,
    find: 'if (cancel.aborted || !isStillTheirs()) throw error;',
    replace: 'if (cancel.aborted) throw error;',
    checks: { unit: [`${src}/data/createCustomerLink.test.ts`] },
  },
  {
    id: 'draft-of-the-former-user',
    promise: 'What somebody entered is not shown to who signs in after them.',
    file: `${src}/data/useDraft.ts`,
    find: 'const ownKey = `${owner}.${key}`;',
    replace: 'const ownKey = key;',
    checks: { unit: [`${src}/data/useDraft.test.tsx`] },
  },
  {
    id: 'token-of-another-application',
    promise: 'An identity token that was made for another application is refused.',
    file: `${src}/signIn/createIdTokenCheck.ts`,
    find: 'audience: clientId,',
    replace: '',
    checks: { unit: [`${src}/signIn/createIdTokenCheck.test.ts`] },
  },
];
