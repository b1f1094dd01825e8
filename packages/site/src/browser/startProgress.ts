import { readLinkClick } from '../shell/browser/links/linkClick';

/** Fast pages show no progress; a slow one does within 300 ms. In milliseconds. */
const delayMs = 200;

/** A navigation that neither arrives nor leaves the page has become a download, or was stopped. In milliseconds. */
const maxMs = 15_000;

/**
 * Shows that a slow page is on its way: sets `data-navigating` on the root element, below whose header the wire then grows.
 * Has to be started last, because it reads whether another listener has handled an event.
 */
export function startProgress(signal: AbortSignal): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    root.removeAttribute('data-navigating');
  };
  const begin = () => {
    end();
    timer = setTimeout(() => {
      root.setAttribute('data-navigating', '');
      timer = setTimeout(end, maxMs);
    }, delayMs);
  };
  const onClick = (event: MouseEvent) => {
    if (readLinkClick(event).kind === 'route') begin();
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented) begin();
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  // The browser may store the page as it is left.
  window.addEventListener('pagehide', end, { signal });
  signal.addEventListener('abort', end);
}
