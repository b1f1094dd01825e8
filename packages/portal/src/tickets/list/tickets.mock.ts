import { decideNextMove, type SignedInUser } from '@kmx/core/portal';
import type { TicketRowFragment, TicketStatus } from '../../__generated__/customer/graphql';
import { customer } from '../../signIn/signIn.mock';

/** An employee of the provider, who sees tickets from the support side. */
export const employee: SignedInUser = { ...customer, id: 'u-staff', isInternal: true };

export const locationMock: TicketRowFragment['location'] = {
  __typename: 'Location',
  id: 'loc-1',
  name: 'Hall 2',
  city: 'Lucerne',
  country: 'CH',
};

export const createTicket = (part: Partial<TicketRowFragment> = {}): TicketRowFragment => {
  const status = part.status ?? 'open';
  return {
    __typename: 'Ticket',
    id: 't-1',
    number: 'T-100001',
    type: 'malfunction',
    concern: 'crimpLine',
    subject: 'Crimp force drifts after the tool was changed',
    status,
    nextMove: decideNextMove(status),
    location: locationMock,
    machineId: 'm-1',
    machineName: 'Crimping line 7',
    serialNumber: '007-00417',
    contact: { __typename: 'TicketPerson', id: 'u-001', name: 'Paula Planner' },
    createdAt: '2026-10-02T08:15:00Z',
    changedAt: '2026-11-20T06:42:00Z',
    replies: 2,
    comments: 3,
    isOwn: false,
    isWatching: true,
    ...part,
  };
};

const subjects: readonly (readonly [subject: string, status: TicketStatus])[] = [
  ['Crimp force drifts after the tool was changed', 'waitingForCustomer'],
  ['Wear parts for the next service', 'open'],
  ['Wire feed stops with a fault of the drive on the second station of the line', 'inProgress'],
  ['Training for three operators', 'closed'],
];

export const tickets: readonly TicketRowFragment[] = subjects.map(([subject, status], index) =>
  createTicket({
    id: `t-${index + 1}`,
    number: `T-10000${index + 1}`,
    subject,
    status,
    ...(index === 1 && {
      type: 'spareParts',
      machineId: null,
      machineName: null,
      serialNumber: null,
      concern: 'noMachine',
      contact: { __typename: 'TicketPerson', id: customer.id, name: customer.fullName },
    }),
  }),
);

export const createTicketPage = (total = 60, page = 1, items: readonly TicketRowFragment[] = tickets) => ({
  tickets: { __typename: 'TicketPage', total, page, pageSize: 20, items },
});

export const ticketFilterChoices = {
  ticketFilterChoices: {
    __typename: 'TicketFilterChoices',
    locations: [locationMock, { ...locationMock, id: 'loc-2', name: 'Hall 4', city: 'Zug' }],
    contacts: [
      { __typename: 'TicketPerson', id: 'u-001', name: 'Paula Planner' },
      { __typename: 'TicketPerson', id: customer.id, name: customer.fullName },
    ],
    machines: Array.from({ length: 60 }, (_, index) => ({
      __typename: 'MachineChoice',
      id: `m-${index + 1}`,
      name: `Crimping line ${index + 1}`,
      serialNumber: `007-${String(index + 411).padStart(5, '0')}`,
      type: 'crimpLine',
      locationId: 'loc-1',
    })),
  },
};

export const createView = (id: string, name: string, query: string) => ({
  __typename: 'TicketView',
  id,
  name,
  query,
});

export const ticketViews = { ticketViews: [createView('v-1', 'Night shift', 'status=open&location=loc-2')] };
