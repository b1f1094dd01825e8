import { renewCaches } from './renewCaches';

const request = { host: 'localhost', path: '/en', query: '', protocol: 'http' } as const;

let fetched: jest.SpyInstance;
let errors: jest.SpyInstance;
beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch');
  errors = jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('2.2 "cache=clear (empty cache)"', () => {
  it('drops the rendered pages, and does not wait for them for ever', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 200 }));
    await renewCaches('clear', request);
    const [address, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/revalidate$/);
    expect(init.signal).toBeInstanceOf(AbortSignal);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', () => Promise.resolve(new Response(null, { status: 401 }))],
    ['hangs up', () => Promise.reject(new TypeError('fetch failed'))],
  ])('still answers the reader when the process %s, and says so', async (_, answer) => {
    fetched.mockImplementation(answer);
    await expect(renewCaches('clear', request)).resolves.toBeUndefined();
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

it('asks nobody without a wish', async () => {
  await renewCaches('default', request);
  expect(fetched).not.toHaveBeenCalled();
});
