declare global {
  interface Document {
    /** True while the page is rendered ahead of a click; only browsers with speculation rules do so. */
    prerendering?: boolean;
  }
}

/** Runs a task when somebody sees the page: at once, or when a prerendered page is navigated to. */
export function whenActivated(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
