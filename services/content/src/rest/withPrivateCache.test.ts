import { withPrivateCache } from './withPrivateCache';

test.each([
  ['nobody', {}, 'public, max-age=300'],
  ['a program with its key', { authorization: 'service-accounts API-Key x' }, 'private, no-store'],
  ['somebody who edits', { cookie: 'payload-token=x' }, 'private, no-store'],
])('what %s reads is kept as %j says', async (_, headers, expected) => {
  const result = withPrivateCache(() =>
    Promise.resolve(new Response('', { headers: { 'cache-control': 'public, max-age=300' } })),
  );
  const response = await result(new Request('http://localhost/api/files/file/a.pdf', { headers }), undefined);
  expect(response.headers.get('cache-control')).toBe(expected);
});

test('a response that says nothing of caches is not cached either for somebody who edits', async () => {
  const response = withPrivateCache(() => Promise.resolve(Response.json({ docs: [] })));
  const request = new Request('http://localhost/api/users', { headers: { cookie: 'payload-token=x' } });
  expect((await response(request, undefined)).headers.get('cache-control')).toBe('private, no-store');
});
