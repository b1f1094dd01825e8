import { createFreshCalls } from './createFreshCalls';

/** Calls that a test settles, in the order in which they began. */
const setUp = () => {
  const begun: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const call = createFreshCalls(
    () => new Promise<string>((resolve, reject) => void begun.push({ resolve, reject })),
  );
  return { begun, call };
};

test('a question while a call is under way gets the result of a later call', async () => {
  const { begun, call } = setUp();
  const first = call('a');
  const second = call('a');
  begun[0]?.resolve('old');
  expect(await first).toBe('old');
  expect(begun).toHaveLength(2);
  begun[1]?.resolve('new');
  expect(await second).toBe('new');
});

test('questions that wait share one call, also after a failure', async () => {
  const { begun, call } = setUp();
  const first = call('a');
  const others = [call('a'), call('a'), call('a')];
  begun[0]?.reject(new Error('down'));
  await expect(first).rejects.toThrow('down');
  begun[1]?.resolve('new');
  expect(await Promise.all(others)).toEqual(['new', 'new', 'new']);
  expect(begun).toHaveLength(2);
});

test('a question after the end of a call begins another, and keys do not share', async () => {
  const { begun, call } = setUp();
  const [one, other] = [call('a'), call('b')];
  begun[0]?.resolve('one');
  begun[1]?.resolve('other');
  expect([await one, await other]).toEqual(['one', 'other']);
  const later = call('a');
  begun[2]?.resolve('later');
  expect(await later).toBe('later');
});
