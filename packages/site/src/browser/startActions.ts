import { delegate } from '../shell/browser/dom/delegate';

/** Logs a link action that is unknown (section 8), instead of following its name as a fragment. Known ones were handled before. */
export function startActions(signal: AbortSignal): void {
  delegate(
    'click',
    'a[data-link=action][href^="#"]',
    (link, event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      console.warn(`Unknown link action: ${(link.getAttribute('href') ?? '').slice(1)}`);
    },
    { signal },
  );
}
