import type { OrderFactsFragment } from '../__generated__/customer/graphql';
import { locations, parts } from './parts.mock';

const [location] = locations.locations;

export const createOrder = (own: Partial<OrderFactsFragment> = {}) => ({
  __typename: 'Order' as const,
  reference: 'KMX-7F3K-9Q2M',
  status: 'shipped' as const,
  orderedAt: '2026-06-02T08:30:00.000Z',
  changedAt: '2026-06-05T14:05:00.000Z',
  orderedBy: 'Carla Customer',
  customerReference: 'PO-4711',
  lineCount: 3,
  pieces: 9,
  location,
  ...own,
});

export const orders = [
  createOrder(),
  createOrder({ reference: 'KMX-1111-2222', status: 'requested', customerReference: null, lineCount: 1 }),
  createOrder({ reference: 'KMX-2222-3333', status: 'accepted', orderedBy: 'Maximilian Oberwasserlechner' }),
  createOrder({
    reference: 'KMX-3333-4444',
    status: 'delivered',
    customerReference: 'Maintenance-contract-2026/spring-overhaul',
    lineCount: 200,
  }),
  createOrder({ reference: 'KMX-4444-5555', status: 'cancelled' }),
  createOrder({ reference: 'KMX-5555-6666', status: 'waitingForApproval' }),
  createOrder({ reference: 'KMX-6666-7777', status: 'declined' }),
];

export const createOrderPage = (total = 45, page = 1, items = orders) => ({
  orders: { __typename: 'OrderPage', total, page, pageSize: 20, items },
});

const orderedParts = parts.slice(0, 2).map((part, index) => ({
  __typename: 'OrderedLine',
  articleNumber: part.articleNumber,
  name: part.name,
  quantity: index + 2,
  part,
}));

const discontinuedLine = {
  __typename: 'OrderedLine',
  articleNumber: 'KX-0999-00',
  name: 'Guide bracket',
  quantity: 4,
  part: null,
};

export const orderDetail = {
  order: {
    __typename: 'OrderDetail',
    order: createOrder(),
    note: 'Please deliver before Friday.',
    approval: null,
    canDecide: false,
    lines: [...orderedParts, discontinuedLine],
  },
};

export const discontinuedOrder = { order: { ...orderDetail.order, lines: [discontinuedLine] } };

/** Waits for approval; `canDecide` as for an administrator. */
export const createWaitingOrder = (canDecide: boolean) => ({
  order: {
    ...orderDetail.order,
    order: createOrder({ status: 'waitingForApproval' }),
    canDecide,
  },
});

export const declinedOrder = {
  order: {
    ...orderDetail.order,
    order: createOrder({ status: 'declined' }),
    approval: {
      __typename: 'OrderApproval',
      decision: 'decline',
      decidedBy: 'Ada Administrator',
      decidedAt: '2026-06-05T14:05:00.000Z',
      note: 'We have these blades in stock.',
    },
  },
};
