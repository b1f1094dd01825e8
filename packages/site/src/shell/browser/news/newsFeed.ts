import { isPlainClick } from '@kmx/core';

import { delegate } from '../dom/delegate';

/** Links of the action "open the news feed panel" (section 2.5); their address leads to the page of the news without it. */
const openers = 'a[data-link=action][href$="#news-feed"]';

const findPanel = () => document.querySelector<HTMLElement>('[data-news-panel]');

/**
 * Opens the news feed panel from the links of its action, and marks those links while there is unread news. Answers with what
 * to do when a page was drawn. All that the panel does is loaded when it opens; a page without such a link loads nothing.
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
  // On the way down: whoever else listens finds a click that is answered.
  delegate('click', openers, handleClick, { signal, capture: true });
  return () => {
    const panel = findPanel();
    if (!panel || !document.querySelector(openers)) return;
    import('./newsFeedMarks')
      .then(({ markOpeners }) => markOpeners(panel, openers))
      .catch((cause: unknown) => console.warn('Unread news cannot be marked.', cause));
  };
}
