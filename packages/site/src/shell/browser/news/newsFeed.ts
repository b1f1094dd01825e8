import { isPlainClick } from '@kmx/core';

import { delegate } from '../dom/delegate';

/**
 * Links with the action "open the news feed panel" (section 2.5); their address is the news page as a
 * fallback.
 */
const openers = 'a[data-link=action][href$="#news-feed"]';

const findPanel = () => document.querySelector<HTMLElement>('[data-news-panel]');

/**
 * Opens the news feed panel from its links, and marks them while there is unread news. Returns a function to
 * call when a page is shown. The panel's code is loaded on demand.
 */
export function startNewsFeed(signal: AbortSignal): () => void {
  const handleClick = (opener: HTMLElement, event: MouseEvent) => {
    const panel = findPanel();
    if (!panel || !('showPopover' in panel) || !isPlainClick(event)) return;
    event.preventDefault();
    import('./newsFeedPanel').then(
      ({ openPanel }) => openPanel(panel),
      () => window.location.assign(opener.getAttribute('href') ?? ''),
    );
  };
  // Captured, so that later listeners see a handled click.
  delegate('click', openers, handleClick, { signal, capture: true });
  return () => {
    const panel = findPanel();
    if (!panel || !document.querySelector(openers)) return;
    import('./newsFeedMarks')
      .then(({ markOpeners }) => markOpeners(panel, openers))
      .catch((cause: unknown) => console.warn('Unread news could not be marked.', cause));
  };
}
