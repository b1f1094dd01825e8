import { createOutcome, requests } from './accessRequests.mock';
import { createRequestKey, decideRequestsOutcome, type RequestsOutcome } from './decideRequestsOutcome';

const [first, second] = requests;
if (!first || !second) throw new Error('Two requests are needed.');

const choice = { decision: 'accept', requests: [first, second], note: '' } as const;
type Response = Parameters<typeof decideRequestsOutcome>[1];

describe('the outcome of a decision on several requests', () => {
  it.each<[string, Response, RequestsOutcome]>([
    ['without a response (section 7)', undefined, { kind: 'problem', problem: 'failed' }],
    ['without data (section 7)', null, { kind: 'problem', problem: 'failed' }],
    [
      'rejected as a whole',
      { __typename: 'ActionRefused', code: 'invalid' },
      { kind: 'rejected', code: 'invalid' },
    ],
    [
      'all decided',
      {
        __typename: 'AccessRequestsDecided',
        outcomes: [createOutcome(first, 'accept'), createOutcome(second, 'accept')],
      },
      { kind: 'decided', decision: 'accept', count: 2, failed: [] },
    ],
    [
      'one decided by somebody else',
      {
        __typename: 'AccessRequestsDecided',
        outcomes: [createOutcome(first, 'accept'), createOutcome(second, 'decline', 'staleStatus', 'Stefan')],
      },
      {
        kind: 'decided',
        decision: 'accept',
        count: 1,
        failed: [{ request: second, code: 'staleStatus', earlier: { decision: 'decline', name: 'Stefan' } }],
      },
    ],
    [
      'one without an outcome',
      { __typename: 'AccessRequestsDecided', outcomes: [createOutcome(first, 'accept')] },
      {
        kind: 'decided',
        decision: 'accept',
        count: 1,
        failed: [{ request: second, code: 'invalid', earlier: null }],
      },
    ],
  ])('%s', (_, response, outcome) => {
    expect(decideRequestsOutcome(choice, response)).toEqual(outcome);
  });

  it('a later request of the same person for the same application is another', () => {
    const later = { ...first, requestedAt: '2026-11-03T08:15:00.000Z' };
    expect(createRequestKey(later)).not.toBe(createRequestKey(first));
  });
});
