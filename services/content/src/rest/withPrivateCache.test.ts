import { withPrivateCache } from './withPrivateCache';

test.each([
  ['nobody', {}, 'public, max-age=300'],
  ['a program with its key', { authorization: 'service-accounts API-Key x' }, 'private, no-store'],
  ['somebody who edits', { cookie: 'payload-token=x' }, 'private, no-store'],
])('responses for %s have Cache-Control %j', async (_, headers, expected) => {
  const result = withPrivateCache(() =>
    Promise.resolve(new Response('', { headers: { 'cache-control': 'public, max-age=300' } })),
  );
  const response = await result(new Request('http://localhost/api/files/file/a.pdf', { headers }), undefined);
  expect(response.headers.get('cache-control')).toBe(expected);
});

test('a response without Cache-Control is not cached for editors', async () => {
  const response = withPrivateCache(() => Promise.resolve(Response.json({ docs: [] })));
  const request = new Request('http://localhost/api/users', { headers: { cookie: 'payload-token=x' } });
  expect((await response(request, undefined)).headers.get('cache-control')).toBe('private, no-store');
});
