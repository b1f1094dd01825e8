import type { MockLink } from '@apollo/client/testing';
import type { DashboardQuery } from '../../__generated__/customer/graphql';
import { DashboardDocument } from './waiting.customerQuery';

type Data = NonNullable<DashboardQuery['dashboard']>;

export const nothingWaits: Data = {
  __typename: 'Dashboard',
  tickets: { __typename: 'WaitingTickets', total: 0, items: [] },
  accessRequests: null,
  endingCovers: null,
  openOrders: null,
  ordersToApprove: null,
};

export const waitingWork: Data = {
  __typename: 'Dashboard',
  tickets: {
    __typename: 'WaitingTickets',
    total: 14,
    items: [
      ['1', 'Crimp height drifts after a change of the reel'],
      ['2', 'Wire sensor reports a fault'],
      ['3', 'Kabelverarbeitungsmaschinenkonfigurationsabweichung'],
    ].map(([id = '', subject = '']) => ({
      __typename: 'Ticket',
      id: `t-${id}`,
      number: `T-10150${id}`,
      subject,
      changedAt: '2026-06-02T08:30:00.000Z',
    })),
  },
  accessRequests: {
    __typename: 'AccessRequests',
    total: 1,
    items: [
      {
        __typename: 'AccessRequest',
        userId: 'u-7',
        name: 'Nora Newcomer',
        application: 'ticketing',
        requestedAt: '2026-06-03T08:30:00.000Z',
      },
    ],
  },
  endingCovers: {
    __typename: 'EndingCovers',
    warranties: 2,
    contracts: 1,
    items: [
      {
        __typename: 'EndingCover',
        kind: 'contract',
        machineId: 'm-1',
        machineName: 'Gamma 450',
        serialNumber: '45-10233',
        until: '2026-07-01',
      },
      {
        __typename: 'EndingCover',
        kind: 'warranty',
        machineId: 'm-1',
        machineName: 'Gamma 450',
        serialNumber: '45-10233',
        until: '2026-07-15',
      },
    ],
  },
  openOrders: {
    __typename: 'OrderExcerpt',
    total: 1,
    items: [
      {
        __typename: 'Order',
        reference: 'KMX-7F3K-9Q2M',
        status: 'shipped',
        orderedAt: '2026-06-02T08:30:00.000Z',
      },
    ],
  },
  ordersToApprove: {
    __typename: 'OrderExcerpt',
    total: 1,
    items: [
      {
        __typename: 'Order',
        reference: 'KMX-5555-6666',
        orderedBy: 'Carla Customer',
        orderedAt: '2026-06-03T08:30:00.000Z',
      },
    ],
  },
};

export const waitingMock = (dashboard: Data = nothingWaits): MockLink.MockedResponse => ({
  request: { query: DashboardDocument },
  result: { data: { dashboard } },
});
