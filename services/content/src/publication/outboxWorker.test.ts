import { runOutbox } from './outboxWorker';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** An outbox whose only row becomes visible when its transaction commits; `deliveredAt` is undefined until then. */
function createOutbox(commitMilliseconds: number) {
  const startedAt = Date.now();
  const outbox: { deliveredAt?: number } = {};
  const deliver = async () => {
    const elapsed = Date.now() - startedAt;
    if (elapsed < commitMilliseconds || outbox.deliveredAt !== undefined) return { kind: 'empty' } as const;
    outbox.deliveredAt = elapsed;
    return { kind: 'delivered' } as const;
  };
  return { outbox, deliver };
}

it.each([
  ['at once', 0, 20],
  ['while other work holds it up', 600, 700],
  ['after more than a second', 1_200, 1_500],
  ['after more than two seconds', 2_500, 3_000],
  ['later than any wake-up', 4_000, 5_000],
])('delivers a row that is committed %s at the next look', async (_, commitMilliseconds, expected) => {
  const { outbox, deliver } = createOutbox(commitMilliseconds);
  runOutbox(deliver, jest.fn())();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(outbox.deliveredAt).toBe(expected);
});

it('looks again at once after a delivery, for what was committed meanwhile', async () => {
  const deliver = jest
    .fn()
    .mockResolvedValueOnce({ kind: 'delivered' })
    .mockResolvedValueOnce({ kind: 'delivered' })
    .mockResolvedValue({ kind: 'empty' });
  runOutbox(deliver, jest.fn())();
  await jest.advanceTimersByTimeAsync(50);
  expect(deliver).toHaveBeenCalledTimes(3);
});

it('reports an unreadable outbox, and continues', async () => {
  const reportError = jest.fn();
  const deliver = jest.fn().mockRejectedValueOnce(new Error('locked')).mockResolvedValue({ kind: 'empty' });
  runOutbox(deliver, reportError)();
  await jest.advanceTimersByTimeAsync(100);
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(deliver).toHaveBeenCalledTimes(2);
});
