declare global {
  interface Document {
    /** Whether the page is rendered before anybody asked for it; only browsers with speculation rules do so. */
    prerendering?: boolean;
  }
}

/** Runs a task when somebody sees the page: at once, or when a prerendered page is navigated to. */
export function whenActivated(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
