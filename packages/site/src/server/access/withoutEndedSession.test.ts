import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageProtection } from '@kmx/core';

import { maxStaleMs } from '../session/isSessionActive';
import { writeReaderSession } from '../session/readerSession';

import { accessToPage } from './accessToPage';

let service: Server;
let requested: { url: string | undefined; key: unknown }[] = [];
let result: { status: number; body: string };

beforeAll(async () => {
  service = createServer(({ url, headers }, response) => {
    requested.push({ url, key: headers['x-service-key'] });
    response.writeHead(result.status).end(result.body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()));
  process.env.CUSTOMER_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const start = Date.parse('2026-03-02T08:00:00Z');
let now = start;
beforeEach(() => {
  now = start;
  requested = [];
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const rolePage = { id: 'page-1', protection: { mode: 'ciamRole', role: 'partner' } satisfies PageProtection };
const openPage = { id: 'page-2', protection: { mode: 'none' } satisfies PageProtection };

const lasts = { status: 200, body: '{"isActive":true}' };
const ended = { status: 200, body: '{"isActive":false}' };
const outages = [
  { status: 503, body: '{}' },
  { status: 200, body: '{"isActive":"yes"}' },
];

/** Opens a page with the cookie of a session, as the proxy and the page itself do. */
const open = async (sid: string, page: Parameters<typeof accessToPage>[0] = rolePage) => {
  // Imported once the address of the service is known.
  const { withoutEndedSession } = await import('./withoutEndedSession');
  const session = writeReaderSession({
    subject: 'u-1',
    sid,
    roles: ['partner'],
    expiresAt: start + 3_600_000,
  });
  return accessToPage(page, await withoutEndedSession({ pages: undefined, session }, [page]));
};

test('rejects a copied cookie once its session has ended', async () => {
  result = lasts;
  expect(await open('copied')).toBe('open');
  result = ended;
  expect(await open('copied')).toBe('signIn');
  expect(requested).toEqual(Array(2).fill({ url: '/sessions/u-1/copied', key: 'embedded-customer-api-key' }));
});

test('does not check the session for pages that no role unlocks', async () => {
  expect(await open('reader', openPage)).toBe('open');
  expect(requested).toEqual([]);
});

test.each(outages)(
  'while the service responds with %j, a known session stays valid for a while',
  async (outage) => {
    const sid = `seen-${outage.status}`;
    result = lasts;
    expect(await open(sid)).toBe('open');
    result = outage;
    now = start + maxStaleMs - 1;
    expect(await open(sid)).toBe('open');
    now += 1;
    expect(await open(sid)).toBe('signIn');
    now = start;
    expect(await open(`unseen-${outage.status}`)).toBe('signIn');
  },
);

test('keeps an ended session rejected during an outage', async () => {
  result = lasts;
  await open('over');
  result = ended;
  await open('over');
  result = { status: 503, body: '{}' };
  expect(await open('over')).toBe('signIn');
});
