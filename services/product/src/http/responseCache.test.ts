import { createResponseCache } from './responseCache';

const answer = (body: string, status = 200) => jest.fn(() => Promise.resolve({ status, body }));

test('an answer is computed once while it is kept', async () => {
  const cache = createResponseCache(60);
  const compute = answer('{"data":1}');
  expect((await cache.answer('a', compute)).isHit).toBe(false);
  expect(await cache.answer('a', compute)).toEqual({
    answer: { status: 200, body: '{"data":1}' },
    isHit: true,
  });
  cache.clear();
  await cache.answer('a', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('who asks at the same time waits for the same computation', async () => {
  const cache = createResponseCache(0);
  const compute = answer('{"data":1}');
  await Promise.all(['b', 'b', 'b'].map((key) => cache.answer(key, compute)));
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each([
  ['errors', answer('{"errors":[{}],"data":null}')],
  ['a status other than 200', answer('{"data":1}', 500)],
])('an answer with %s is not kept', async (_, compute) => {
  const cache = createResponseCache(60);
  await cache.answer('c', compute);
  await cache.answer('c', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('a failure is told to all who wait, and the next question is asked anew', async () => {
  const cache = createResponseCache(60);
  const fail = () => Promise.reject(new Error('down'));
  const both = await Promise.allSettled([cache.answer('d', fail), cache.answer('d', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.answer('d', answer('{"data":1}'))).isHit).toBe(false);
});

test('with a lifetime of 0 nothing is kept', async () => {
  const cache = createResponseCache(0);
  const compute = answer('{"data":1}');
  await cache.answer('e', compute);
  await cache.answer('e', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});
