import { delegate } from '../shell/browser/dom/delegate';

/**
 * Logs unknown link actions (section 8) instead of following them as fragments. Runs after the handlers of
 * known actions.
 */
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
