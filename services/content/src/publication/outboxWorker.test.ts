import { runOutbox } from './outboxWorker';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
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
  runOutbox(deliver, vi.fn())();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(outbox.deliveredAt).toBe(expected);
});

it('looks again at once after a delivery, for what was committed meanwhile', async () => {
  const deliver = vi
    .fn()
    .mockResolvedValueOnce({ kind: 'delivered' })
    .mockResolvedValueOnce({ kind: 'delivered' })
    .mockResolvedValue({ kind: 'empty' });
  runOutbox(deliver, vi.fn())();
  await vi.advanceTimersByTimeAsync(50);
  expect(deliver).toHaveBeenCalledTimes(3);
});

it('reports an unreadable outbox, and continues', async () => {
  const reportError = vi.fn();
  const deliver = vi.fn().mockRejectedValueOnce(new Error('locked')).mockResolvedValue({ kind: 'empty' });
  runOutbox(deliver, reportError)();
  await vi.advanceTimersByTimeAsync(100);
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(deliver).toHaveBeenCalledTimes(2);
});
