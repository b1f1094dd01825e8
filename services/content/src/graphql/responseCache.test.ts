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

test('a renewal takes neither what was computed before nor what is being computed', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  await answerOnce('f', answer('old'));
  expect(await answerOnce('f', answer('new'), { isRenewal: true })).toEqual({ body: 'new', isHit: false });
  expect(await answerOnce('f', answer('other'))).toEqual({ body: 'new', isHit: true });

  let finish = (_: { body: string; isCacheable: boolean }) => {};
  const slow = answerOnce('g', () => new Promise((resolve) => (finish = resolve)));
  clock.mockReturnValue(1_001);
  expect(await answerOnce('g', answer('new'), { isRenewal: true })).toEqual({ body: 'new', isHit: false });
  finish({ body: 'old', isCacheable: true });
  expect(await slow).toEqual({ body: 'old', isHit: false });
  expect(await answerOnce('g', answer('other'))).toEqual({ body: 'new', isHit: true });
});

test('an answer is kept for 5 s from the beginning of its computation', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  await answerOnce('h', async () => {
    clock.mockReturnValue(14_000);
    return { body: 'old', isCacheable: true };
  });
  clock.mockReturnValue(14_900);
  expect(await answerOnce('h', answer('new'))).toEqual({ body: 'old', isHit: true });
  clock.mockReturnValue(15_000);
  expect(await answerOnce('h', answer('new'))).toEqual({ body: 'new', isHit: false });
});
