import { bumpContentVersion } from '../publication/contentVersion';
import { answerOnce } from './responseCache';

const answer = (body: string, isCacheable = true) => jest.fn(async () => ({ body, isCacheable }));

test('is computed once until the content changes', async () => {
  const first = answer('one');
  expect(await answerOnce('a', first)).toEqual({ body: 'one', isHit: false });
  expect(await answerOnce('a', first)).toEqual({ body: 'one', isHit: true });
  bumpContentVersion();
  expect(await answerOnce('a', answer('two'))).toEqual({ body: 'two', isHit: false });
  expect(first).toHaveBeenCalledTimes(1);
});

test('readers at the same time share one computation', async () => {
  const compute = answer('shared');
  const all = await Promise.all([
    answerOnce('b', compute),
    answerOnce('b', compute),
    answerOnce('b', compute),
  ]);
  expect(all.map(({ body }) => body)).toEqual(['shared', 'shared', 'shared']);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('an answer computed while the content changed is not kept for the new version', async () => {
  await answerOnce('c', async () => {
    bumpContentVersion();
    return { body: 'old', isCacheable: true };
  });
  expect(await answerOnce('c', answer('new'))).toEqual({ body: 'new', isHit: false });
});

test('a failed answer is not kept', async () => {
  await answerOnce('d', answer('{"errors":[]}', false));
  expect(await answerOnce('d', answer('ok'))).toEqual({ body: 'ok', isHit: false });
  await expect(answerOnce('e', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await answerOnce('e', answer('up'))).toEqual({ body: 'up', isHit: false });
});
