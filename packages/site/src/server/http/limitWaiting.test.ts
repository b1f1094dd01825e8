import { limitWaiting } from './limitWaiting';

const bytes = (text: string) => new TextEncoder().encode(text);
const limits = { partMs: 5000, totalMs: 10_000 };

/** A body whose chunks the test sends. */
function createBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given), cancel });
  return {
    body,
    cancel,
    send: (text: string) => controller?.enqueue(bytes(text)),
    end: () => controller?.close(),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('passes all chunks on', async () => {
  const source = createBody();
  source.send('one ');
  source.send('two');
  source.end();
  const limited = await limitWaiting(source.body, limits);
  expect(await new Response(limited).text()).toBe('one two');
});

it('detects an empty body', async () => {
  const source = createBody();
  source.end();
  expect(await limitWaiting(source.body, limits)).toBeNull();
});

it('aborts if no chunk arrives in time, and cancels the request', async () => {
  const source = createBody();
  source.send('one');
  const limited = await limitWaiting(source.body, limits);
  const text = expect(new Response(limited).text()).rejects.toMatchObject({ code: 'bodyStalled' });
  await vi.advanceTimersByTimeAsync(5000);
  await text;
  expect(source.cancel).toHaveBeenCalledTimes(1);
});

it('aborts a slow body after the total time', async () => {
  const source = createBody();
  source.send('0');
  const limited = await limitWaiting(source.body, limits);
  const text = expect(new Response(limited).text()).rejects.toMatchObject({ code: 'bodyStalled' });
  await vi.advanceTimersByTimeAsync(4000);
  source.send('.');
  await vi.advanceTimersByTimeAsync(4000);
  source.send('.');
  await vi.advanceTimersByTimeAsync(2000);
  await text;
});

it('does not count the time of a slow reader', async () => {
  const source = createBody();
  source.send('one');
  const limited = await limitWaiting(source.body, limits);
  source.send('two');
  source.send('three');
  source.end();
  const reader = limited!.getReader();
  const read = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read.push(new TextDecoder().decode(part.value));
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(read).toEqual(['one', 'two', 'three']);
});
