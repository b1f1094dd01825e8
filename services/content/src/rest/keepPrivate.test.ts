import { keepPrivate } from './keepPrivate';

test.each([
  ['nobody', {}, 'public, max-age=300'],
  ['a program with its key', { authorization: 'service-accounts API-Key x' }, 'private, no-store'],
  ['somebody who edits', { cookie: 'payload-token=x' }, 'private, no-store'],
])('what %s reads is kept as %j says', async (_, headers, expected) => {
  const answer = keepPrivate(() =>
    Promise.resolve(new Response('', { headers: { 'cache-control': 'public, max-age=300' } })),
  );
  const response = await answer(new Request('http://localhost/api/files/file/a.pdf', { headers }), undefined);
  expect(response.headers.get('cache-control')).toBe(expected);
});

test('a response that says nothing of caches is not cached either for somebody who edits', async () => {
  const answer = keepPrivate(() => Promise.resolve(Response.json({ docs: [] })));
  const request = new Request('http://localhost/api/users', { headers: { cookie: 'payload-token=x' } });
  expect((await answer(request, undefined)).headers.get('cache-control')).toBe('private, no-store');
});
