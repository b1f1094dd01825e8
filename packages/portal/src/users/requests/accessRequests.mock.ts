import type {
  ActionRefusalCode,
  Application,
  DecideAccessRequestsMutation,
  RequestDecision,
} from '../../__generated__/customer/graphql';
import type { AccessRequest } from './decideRequestsOutcome';

const createRequest = (
  userId: string,
  name: string,
  application: Application,
  note: string | null = null,
): AccessRequest => ({
  __typename: 'AccessRequest',
  userId,
  name,
  email: `${userId}@demo.example`,
  organisations: [{ __typename: 'Organisation', id: 'org-1', name: 'Harness Works North' }],
  application,
  requestedAt: '2026-11-02T08:15:00.000Z',
  note,
});

export const requests: readonly AccessRequest[] = [
  createRequest('u-7', 'Nora Newcomer', 'ticketing', 'I look after the crimping machines in hall 2.'),
  createRequest('u-7', 'Nora Newcomer', 'productinfo'),
  createRequest(
    'u-8',
    'Lena Logistics-Coordinator of the Northern Harness Plants',
    'direct',
    'For the orders of our plant, because Bruno Buyer has left. Please also tell me whom I can ask about the conditions of our contract.',
  ),
];

export const createInbox = (items: readonly AccessRequest[] = requests, total = items.length) => ({
  accessRequests: { __typename: 'AccessRequests', total, items },
});

type Decided = Extract<
  DecideAccessRequestsMutation['decideAccessRequests'],
  { __typename: 'AccessRequestsDecided' }
>;
type Outcome = Decided['outcomes'][number];

export const createOutcome = (
  { userId, application }: AccessRequest,
  decision: RequestDecision | null,
  code: ActionRefusalCode | null = null,
  decidedBy: string | null = 'Ada Administrator',
): Outcome => ({ __typename: 'RequestOutcome', userId, application, code, decision, decidedBy });

export const createDecided = (...outcomes: readonly Outcome[]) => ({
  decideAccessRequests: { __typename: 'AccessRequestsDecided', outcomes },
});
