import { createResponseCache } from './responseCache';

const stubResponse = (body: string, status = 200) => vi.fn(() => Promise.resolve({ status, body }));

test('computes a response once while it is cached', async () => {
  const cache = createResponseCache(60);
  const compute = stubResponse('{"data":1}');
  expect((await cache.read('a', compute)).isHit).toBe(false);
  expect(await cache.read('a', compute)).toEqual({
    response: { status: 200, body: '{"data":1}' },
    isHit: true,
  });
  cache.clear();
  await cache.read('a', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('shares one computation between concurrent requests', async () => {
  const cache = createResponseCache(0);
  const compute = stubResponse('{"data":1}');
  await Promise.all(['b', 'b', 'b'].map((key) => cache.read(key, compute)));
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each([
  ['errors', stubResponse('{"errors":[{}],"data":null}')],
  ['a status other than 200', stubResponse('{"data":1}', 500)],
])('does not cache a response with %s', async (_, compute) => {
  const cache = createResponseCache(60);
  await cache.read('c', compute);
  await cache.read('c', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('rejects all concurrent requests after a failure, and computes the next one again', async () => {
  const cache = createResponseCache(60);
  const fail = () => Promise.reject(new Error('down'));
  const both = await Promise.allSettled([cache.read('d', fail), cache.read('d', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.read('d', stubResponse('{"data":1}'))).isHit).toBe(false);
});

test('caches nothing with a lifetime of 0', async () => {
  const cache = createResponseCache(0);
  const compute = stubResponse('{"data":1}');
  await cache.read('e', compute);
  await cache.read('e', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});
