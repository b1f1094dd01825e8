import type { TicketDetailFactsFragment } from '../../__generated__/customer/graphql';

type Entry = TicketDetailFactsFragment['entries'][number];
type File = Entry['attachments'][number];

const createPerson = (id: string, name: string) => ({ __typename: 'TicketPerson' as const, id, name });

const createFile = (id: string, name: string, type: string, size: number): File => ({
  __typename: 'Attachment',
  id,
  name,
  type,
  size,
});

export const pictureFile = createFile('a-1', 'crimp-cross-section.png', 'image/png', 240_000);
export const videoFile = createFile('a-2', 'feeder-noise.mp4', 'video/mp4', 48_200_000);

const usualEntry: Entry = {
  __typename: 'TicketEntry',
  id: 'e-1',
  kind: 'created',
  at: '2026-11-02T08:12:00.000Z',
  authorName: 'Carla Customer',
  isOwn: true,
  isStaff: false,
  text: null,
  fromStatus: null,
  toStatus: null,
  closeReason: null,
  aboutName: null,
  attachments: [],
};

export const createEntry = (entry: Partial<Entry>): Entry => ({ ...usualEntry, ...entry });

const reply = {
  kind: 'reply',
  authorName: 'Service Desk West',
  isOwn: false,
  isStaff: true,
} as const;

export const thread: readonly Entry[] = [
  createEntry({}),
  createEntry({
    id: 'e-2',
    kind: 'watcherAdded',
    at: '2026-11-02T08:13:00.000Z',
    aboutName: 'Plant Planner',
  }),
  createEntry({
    id: 'e-3',
    kind: 'statusChanged',
    at: '2026-11-02T09:00:00.000Z',
    fromStatus: 'open',
    toStatus: 'inProgress',
    authorName: 'Service Desk West',
    isOwn: false,
    isStaff: true,
  }),
  createEntry({
    id: 'e-4',
    ...reply,
    at: '2026-11-02T09:30:00.000Z',
    text: 'Please measure the crimp height at five terminals.\nWhich applicator is fitted?',
    fromStatus: 'inProgress',
    toStatus: 'waitingForCustomer',
  }),
  createEntry({
    id: 'e-5',
    kind: 'comment',
    at: '2026-11-03T07:05:00.000Z',
    text: 'Between 1.21 and 1.29 mm. The applicator is new.',
    fromStatus: 'waitingForCustomer',
    toStatus: 'inProgress',
    attachments: [pictureFile],
  }),
  createEntry({
    id: 'e-6',
    kind: 'watcherRemoved',
    at: '2026-11-03T07:06:00.000Z',
    aboutName: 'Plant Planner',
  }),
];

interface DetailChange extends Partial<Omit<TicketDetailFactsFragment, 'ticket'>> {
  readonly ticket?: Partial<TicketDetailFactsFragment['ticket']>;
}

/** An open ticket of the customer, with the given changes. */
export const createDetail = ({ ticket, ...detail }: DetailChange = {}): TicketDetailFactsFragment => ({
  __typename: 'TicketDetail',
  ticket: {
    __typename: 'Ticket',
    id: 't-1',
    number: 'T-104233',
    type: 'malfunction',
    concern: 'crimpLine',
    subject: 'Crimp height drifts after an hour',
    status: 'inProgress',
    nextMove: 'provider',
    location: {
      __typename: 'Location',
      id: 'loc-1',
      name: 'Hall 2',
      city: 'Lucerne',
      country: 'CH',
      organisation: { __typename: 'Organisation', id: 'org-1', name: 'Harness Works' },
    },
    machineId: 'm-1',
    machineName: 'Alpha 550',
    serialNumber: '550-00172',
    contact: createPerson('u-customer', 'Carla Customer'),
    createdAt: '2026-11-02T08:12:00.000Z',
    changedAt: '2026-11-03T07:06:00.000Z',
    replies: 1,
    comments: 1,
    isOwn: true,
    isWatching: true,
    ...ticket,
  },
  description: 'After about an hour the crimp height leaves the tolerance.\n\nA restart helps for a while.',
  attachments: [pictureFile, videoFile],
  entries: [...thread],
  watchers: [createPerson('u-customer', 'Carla Customer'), createPerson('u-admin', 'Plant Planner')],
  colleagues: [createPerson('u-admin', 'Plant Planner'), createPerson('u-shift', 'Shift Leader')],
  closedAt: null,
  closeReason: null,
  reopenableUntil: null,
  allowedActions: ['comment', 'close', 'watch'],
  canChooseStatus: false,
  ...detail,
});

/** A closed ticket; `until` is null if it is final. */
export const createClosed = (until: string | null): TicketDetailFactsFragment =>
  createDetail({
    ticket: { status: 'closed', nextMove: 'none' },
    entries: [
      ...thread,
      createEntry({
        id: 'e-7',
        kind: 'closed',
        at: '2026-11-04T10:00:00.000Z',
        text: 'The applicator was worn.',
        closeReason: 'solvedByProvider',
      }),
    ],
    closedAt: '2026-11-04T10:00:00.000Z',
    closeReason: 'solvedByProvider',
    reopenableUntil: until,
    allowedActions: until ? ['reopen', 'watch'] : ['watch'],
  });
