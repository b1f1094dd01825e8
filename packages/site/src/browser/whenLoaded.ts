/** How long a busy browser may put the task off, in milliseconds. */
const idleTimeoutMs = 1000;

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: idleTimeoutMs }) : task();

/** Runs a task that nobody waits for: once all of the page has loaded and the browser has nothing else to do. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task);
  else window.addEventListener('load', () => whenIdle(task), { once: true });
}
