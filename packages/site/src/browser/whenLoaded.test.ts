import { whenLoaded } from './whenLoaded';

const setState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value });
afterEach(() => setState('complete'));

it.each([
  ['a browser with requestIdleCallback', (task: () => void) => setTimeout(task)],
  ['a browser without it', undefined],
])('waits for the load event, in %s', (_name, requestIdle) => {
  vi.useFakeTimers();
  if (requestIdle) Object.assign(window, { requestIdleCallback: requestIdle });
  const task = vi.fn();
  setState('interactive');
  whenLoaded(task);
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(task).toHaveBeenCalledTimes(requestIdle ? 0 : 1);
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
  setState('complete');
  whenLoaded(task);
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.useRealTimers();
});
