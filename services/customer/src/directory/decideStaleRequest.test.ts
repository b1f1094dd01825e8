import { decideStaleRequest } from './decideStaleRequest';

const own = { actorId: 'u-admin', actorName: 'Ada Administrator' };
const others = { actorId: 'u-staff', actorName: 'Stefan Staff' };

test.each([
  ['accept', { ...own, decision: 'accept' }, null],
  ['decline', { ...own, decision: 'decline' }, null],
  ['accept', { ...own, decision: 'decline' }, 'staleStatus'],
  ['decline', { ...own, decision: 'accept' }, 'staleStatus'],
  ['accept', { ...others, decision: 'accept' }, 'staleStatus'],
  ['decline', { ...others, decision: 'accept' }, 'staleStatus'],
  ['accept', { actorId: null, actorName: 'The service', decision: 'accept' }, 'staleStatus'],
] as const)('%s after %j: %s', (requested, earlier, code) => {
  expect(decideStaleRequest(requested, 'u-admin', earlier)).toEqual({
    code,
    decision: earlier.decision,
    decidedBy: earlier.actorName,
  });
});

test('a request whose decision is unknown is rejected without a name', () => {
  expect(decideStaleRequest('accept', 'u-admin', null)).toEqual({
    code: 'staleStatus',
    decision: null,
    decidedBy: null,
  });
});
