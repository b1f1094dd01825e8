import { TagNotices } from './TagNotices';

const noticesTo = (send: (tags: readonly string[]) => Promise<unknown>) =>
  new TagNotices({ send, maxTags: 200, failure: 'The search could not be notified.' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => vi.useRealTimers());

/** A recipient that fails the given number of times. */
function createReceiver(failures = 0) {
  const received: string[][] = [];
  let left = failures;
  const notices = noticesTo((tags) => {
    received.push([...tags]);
    left -= 1;
    return left >= 0 ? Promise.reject(new Error('The service is down.')) : Promise.resolve();
  });
  return { notices, received };
}

it('sends the tags of a publication once', async () => {
  const { notices, received } = createReceiver();
  await notices.add(['site:main', 'media']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual([['site:main', 'media']]);
});

it('retries until the recipient confirms, with later tags, and logs one failure', async () => {
  const { notices, received } = createReceiver(3);
  await notices.add(['site:main']);
  await notices.add(['site:volta']);
  await vi.advanceTimersByTimeAsync(60_000);
  const both = ['site:main', 'site:volta'];
  expect(received).toEqual([['site:main'], both, both, both]);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('sends a tag again that is published during a request', async () => {
  const received: string[][] = [];
  let confirm = (): void => undefined;
  const notices = noticesTo((tags) => {
    received.push([...tags]);
    return received.length > 1 ? Promise.resolve() : new Promise<void>((resolve) => (confirm = resolve));
  });
  const first = notices.add(['site:main']);
  const second = notices.add(['site:main']);
  confirm();
  await Promise.all([first, second]);
  expect(received).toEqual([['site:main'], ['site:main']]);
});

it('sends at most as many tags at once as the recipient accepts', async () => {
  const { notices, received } = createReceiver();
  await notices.add(Array.from({ length: 250 }, (_, index) => `page:${index}`));
  expect(received.map((tags) => tags.length)).toEqual([200, 50]);
});
