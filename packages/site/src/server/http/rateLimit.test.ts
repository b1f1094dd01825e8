import { callsPerMinute, countCall, resetCalls, withRateLimit } from './rateLimit';

const most = callsPerMinute.upload;

beforeEach(resetCalls);

const from = (address: string) =>
  new Request('http://localhost/x', { method: 'POST', headers: { 'x-kmx-client-address': address } });

/** Loads the module again, like the bundle of another route. */
async function loadAgain() {
  vi.resetModules();
  return import('./rateLimit');
}

describe('rate limits of expensive requests per address', () => {
  const response = withRateLimit('upload', () => Promise.resolve(new Response('read')));

  it('respond with 429 and the time to wait above the limit', async () => {
    const statuses: number[] = [];
    for (let call = 0; call <= most; call += 1) statuses.push((await response(from('10.0.0.1'))).status);
    expect(statuses).toEqual([...Array<number>(most).fill(200), 429]);
    const rejected = await response(from('10.0.0.1'));
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.headers.get('cache-control')).toBe('no-store');
    expect((await response(from('10.0.0.2'))).status).toBe(200);
  });

  it('apply across bundles', async () => {
    await response(from('10.0.0.1'));
    const { withRateLimit: ofOtherBundle } = await loadAgain();
    const other = ofOtherBundle('upload', () => Promise.resolve(new Response('read')));
    for (let call = 0; call < most - 1; call += 1) await other(from('10.0.0.1'));
    expect((await other(from('10.0.0.1'))).status).toBe(429);
  });

  it('are counted separately', async () => {
    for (let call = 0; call <= most; call += 1) await response(from('10.0.0.1'));
    expect(await countCall('search', from('10.0.0.1').headers)).toBe(0);
  });
});
