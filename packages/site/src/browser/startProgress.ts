import { readLinkClick } from '../shell/browser/links/linkClick';

/** Delay in milliseconds: fast pages show no progress, slow ones show it within 300 ms. */
const delayMs = 200;

/** In milliseconds. A navigation that takes longer was cancelled or became a download. */
const maxMs = 15_000;

/**
 * Indicates a slow navigation with `data-navigating` on the root element. Must start last, because it checks
 * if another listener has prevented the event.
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
  // The page may go into the back/forward cache.
  window.addEventListener('pagehide', end, { signal });
  signal.addEventListener('abort', end);
}
