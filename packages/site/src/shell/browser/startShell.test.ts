import { fetchLatestBuildId } from './page/fetchLatestBuildId';
import { startShell } from './startShell.client';

const response = vi.fn<(address: string) => Promise<Response>>();
const respond = (body: unknown, status = 200) =>
  response.mockResolvedValue({ ok: status < 400, status, json: async () => body } as Response);

class Observer {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  response.mockReset();
  Object.assign(globalThis, {
    fetch: response,
    IntersectionObserver: Observer,
    PerformanceObserver: Observer,
  });
});

describe('fetchLatestBuildId (7 "poll GET builds/latest.json with a timestamp query")', () => {
  it('returns the id and requests with the time', async () => {
    respond({ id: 'b', timestamp: 1 });
    await expect(fetchLatestBuildId(new AbortController().signal)).resolves.toBe('b');
    expect(response.mock.calls[0]?.[0]).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
  });

  it.each([
    ['an error of the server', {}, 503, 'The manifest request failed with 503.'],
    ['something else', ['b'], 200, 'The manifest does not contain a build id.'],
    ['an invalid id', { id: 7 }, 200, 'The manifest does not contain a build id.'],
  ])('fails with a sentence: %s', async (_name, body, status, message) => {
    respond(body, status);
    await expect(fetchLatestBuildId(new AbortController().signal)).rejects.toThrow(message);
  });
});

describe('startShell', () => {
  const host = { pushRoute: vi.fn(), prefetchRoute: vi.fn(), showError: vi.fn() };
  const gone = new Error('Failed to load chunk /_next/static/chunks/1a.js from module 1');
  const start = () => startShell(host, false);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Firefox/145.0');
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    document.body.innerHTML = '<a href="/en/mykomax/tickets" data-link="route">x</a>';
    for (const mock of Object.values(host)) mock.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  it('8 "Manifest load failure is only logged", and the router goes on', async () => {
    document.documentElement.dataset.build = 'a';
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    respond({}, 500);
    const shell = start();
    await vi.advanceTimersByTimeAsync(10);
    expect(logged).toHaveBeenCalledTimes(1);
    shell.navigate('/en/x');
    expect(host.pushRoute).toHaveBeenCalledWith('/en/x');
    shell.stop();
  });

  it.each([
    ['the same build', 'a', 'a', 1],
    ['another build', 'a', 'b', 0],
    ['a page that names no build', undefined, 'b', 1],
  ])(
    'hands a navigation to the router unless another version is live: %s',
    async (_name, own, live, pushes) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      if (own) document.documentElement.dataset.build = own;
      else delete document.documentElement.dataset.build;
      respond({ id: live });
      const shell = start();
      await vi.advanceTimersByTimeAsync(10);
      shell.navigate('/en/x');
      expect(host.pushRoute).toHaveBeenCalledTimes(pushes);
      shell.stop();
    },
  );

  it('fetches what is pointed at', () => {
    const shell = start();
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(host.prefetchRoute).toHaveBeenCalledWith('/en/mykomax/tickets');
    shell.stop();
  });

  it('shows the error page when a part is gone right after a reload', () => {
    sessionStorage.setItem(`reload:${window.location.pathname}`, String(Date.now() - 1000));
    const shell = start();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: gone }));
    expect(host.showError).toHaveBeenCalledWith(gone);
    shell.stop();
  });
});
