import { isTimeout } from './isTimeout';

it.each<[string, unknown, boolean]>([
  ['a signal that timed out', new DOMException('slow', 'TimeoutError'), true],
  ['an aborted request', new DOMException('aborted', 'AbortError'), true],
  ['another exception of the platform', new DOMException('no', 'NotSupportedError'), false],
  ['a connection that failed', new TypeError('fetch failed'), false],
  ['an error of that name', Object.assign(new Error('slow'), { name: 'TimeoutError' }), false],
  ['nothing', undefined, false],
])('%s: %p is a timeout: %p', (_, error, expected) => {
  expect(isTimeout(error)).toBe(expected);
});

it('recognizes the error of an aborted fetch', async () => {
  const failed = fetch('http://127.0.0.1:9', { signal: AbortSignal.abort() });
  await expect(failed.catch(isTimeout)).resolves.toBe(true);
});
