/** Maximum delay by a busy browser, in milliseconds. */
const idleTimeoutMs = 1000;

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: idleTimeoutMs }) : task();

/** Runs a low-priority task after the page has loaded and the browser is idle. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task);
  else window.addEventListener('load', () => whenIdle(task), { once: true });
}
