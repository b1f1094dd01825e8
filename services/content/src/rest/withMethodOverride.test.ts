/** @vitest-environment node */
import { withLocale } from './withLocale';
import { maxFormBytes, withMethodOverride } from './withMethodOverride';

const context = { params: Promise.resolve({ slug: ['pages'] }) };

/** The request that Payload receives, as "METHOD /path?query body", or undefined. */
const forward = async (init: RequestInit, search = '') => {
  let received: string | undefined;
  const handler = withMethodOverride(
    withLocale(async (request) => {
      const { pathname, search: query } = new URL(request.url);
      received = `${request.method} ${pathname}${query} ${await request.text()}`.trim();
      return new Response();
    }),
  );
  const { status } = await handler(new Request(`http://localhost/api/pages${search}`, init), context);
  return { status, received };
};

const override = (
  body: string,
  type = 'application/x-www-form-urlencoded',
  header = 'X-Payload-HTTP-Method-Override',
) => ({
  method: 'POST',
  headers: { 'content-type': type, [header]: 'GET' },
  body,
});

const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"title":"A"}' };

test.each<[string, RequestInit, string, string]>([
  ['a GET without a locale', {}, '', 'GET /api/pages?locale=en'],
  ['a GET with other parameters', {}, '?depth=0', 'GET /api/pages?depth=0&locale=en'],
  ['a GET with a locale', {}, '?locale=de&depth=0', 'GET /api/pages?locale=de&depth=0'],
  ['a POST that creates', json, '', 'POST /api/pages?locale=en {"title":"A"}'],
  ['a POST that creates in a locale', json, '?locale=de', 'POST /api/pages?locale=de {"title":"A"}'],
  [
    'a query in a form with its locale, as the admin sends it',
    override('depth=0&locale=de&where%5Bid%5D%5Bin%5D%5B0%5D=1'),
    '',
    'GET /api/pages?depth=0&locale=de&where%5Bid%5D%5Bin%5D%5B0%5D=1',
  ],
  [
    'a query in a form without a locale, as the admin counts uploads',
    override('depth=0&limit=3'),
    '',
    'GET /api/pages?depth=0&limit=3&locale=en',
  ],
  [
    'a query in a form and in the address',
    override('limit=3'),
    '?locale=fr&depth=0',
    'GET /api/pages?locale=fr&depth=0&limit=3',
  ],
  ['an empty form', override(''), '?depth=0', 'GET /api/pages?depth=0&locale=en'],
  [
    'a form with a character set',
    override('locale=de', 'application/x-www-form-urlencoded; charset=UTF-8'),
    '',
    'GET /api/pages?locale=de',
  ],
  [
    'the other header that Payload knows',
    override('locale=de', undefined, 'X-HTTP-Method-Override'),
    '',
    'GET /api/pages?locale=de',
  ],
])('forwards %s', async (_, init, search, received) => {
  expect(await forward(init, search)).toEqual({ status: 200, received });
});

test.each([
  ['a query as JSON', override('{"depth":0}', 'application/json'), 415],
  ['a form that is too long', override('x'.repeat(maxFormBytes + 1)), 413],
])('rejects %s', async (_, init, status) => {
  expect(await forward(init)).toEqual({ status, received: undefined });
});

test('forwards who sends the query, without the headers of the form', async () => {
  const headers = { ...override('').headers, cookie: 'payload-token=x', origin: 'http://localhost' };
  let received: Headers | undefined;
  const handler = withMethodOverride(({ headers: seen }) => {
    received = seen;
    return Promise.resolve(new Response());
  });
  await handler(
    new Request('http://localhost/api/pages', { method: 'POST', headers, body: 'depth=0' }),
    context,
  );
  expect(Object.fromEntries(received ?? [])).toEqual({
    cookie: 'payload-token=x',
    origin: 'http://localhost',
  });
});
