declare global {
  interface Document {
    /** True while the page is prerendered; only in browsers with speculation rules. */
    prerendering?: boolean;
  }
}

/** Runs a task once the page is visible: immediately, or on activation of a prerendered page. */
export function whenActivated(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
