import type { Miss } from './Miss';
import { MissStore, type SendOutcome } from './MissStore';

const miss = (path: string, more: Partial<Miss> = {}): Miss => ({
  site: 'main',
  path,
  visits: 1,
  lastVisit: '2026-01-01T00:00:00.000Z',
  referrer: null,
  ...more,
});

/** A content service whose responses the test releases. */
function createService() {
  const reports: (readonly Miss[])[] = [];
  const responses: ((outcome: SendOutcome) => void)[] = [];
  const store = new MissStore((misses) => {
    reports.push(misses);
    return new Promise((resolve) => responses.push(resolve));
  });
  const respond = async (outcome: SendOutcome) => {
    responses.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, reports, respond };
}

const addMany = (store: MissStore, count: number, name = 'p') => {
  for (let index = 0; index < count; index += 1) store.add(miss(`/${name}${index}`));
};

const totalOf = (report: readonly Miss[] | undefined) =>
  report?.reduce((sum, { visits }) => sum + visits, 0) ?? 0;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports the visits of ten seconds together, one line per address', async () => {
  const { store, reports } = createService();
  store.add(miss('/a', { referrer: 'https://a.example/' }));
  store.add(miss('/a', { lastVisit: '2026-01-02T00:00:00.000Z' }));
  store.add(miss('/a', { site: 'volta' }));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(reports).toEqual([
    [
      miss('/a', { visits: 2, referrer: 'https://a.example/', lastVisit: '2026-01-02T00:00:00.000Z' }),
      miss('/a', { site: 'volta' }),
    ],
  ]);
});

it('sends a hundred addresses immediately', () => {
  const { store, reports } = createService();
  addMany(store, 99);
  expect(reports).toHaveLength(0);
  store.add(miss('/last'));
  expect(reports.map((report) => report.length)).toEqual([100]);
});

it('includes misses counted during a report only in the next one', async () => {
  const { store, reports, respond } = createService();
  store.add(miss('/a'));
  void store.flush();
  store.add(miss('/a'));
  store.add(miss('/b'));
  await respond('taken');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reports).toEqual([[miss('/a')], [miss('/a'), miss('/b')]]);
});

it('retries up to five hundred addresses with increasing delays while the service is down', async () => {
  const { store, reports, respond } = createService();
  addMany(store, 100);
  await respond('failed');
  addMany(store, 500);
  addMany(store, 50, 'more');
  expect(reports).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(reports).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reports).toHaveLength(2);
  await respond('failed');
  await vi.advanceTimersByTimeAsync(39_000);
  expect(reports).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  for (let part = 0; part < 3; part += 1) await respond('taken');
  const taken = reports.slice(2);
  expect(taken.map((report) => report.length)).toEqual([200, 200, 100]);
  expect(taken.reduce((sum, report) => sum + totalOf(report), 0)).toBe(600);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reports).toHaveLength(5);
});

it('drops a report that would be rejected again, and sends the next one', async () => {
  const { store, reports, respond } = createService();
  store.add(miss('/a'));
  void store.flush();
  await respond('rejected');
  store.add(miss('/b'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reports).toEqual([[miss('/a')], [miss('/b')]]);
});
