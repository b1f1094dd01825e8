import { currentRequestId, decideRequestId, runWithRequestId } from './requestId';

describe('decideRequestId', () => {
  it.each([
    ['of a balancer', 'req-0123456789', 'req-0123456789'],
    ['too short', 'a', undefined],
    ['a forged line', 'abcdefgh\n{"level":"error"}', undefined],
    ['too long', 'a'.repeat(65), undefined],
    ['none', null, undefined],
  ])('%s', (_name, given, expected) => {
    const id = decideRequestId(given);
    if (expected) expect(id).toBe(expected);
    else expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('keeps the id of a request, also after awaiting', async () => {
  await runWithRequestId('request-1', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    expect(currentRequestId()).toBe('request-1');
  });
  expect(currentRequestId()).toBeUndefined();
});
