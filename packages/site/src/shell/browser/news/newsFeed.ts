import { isPlainClick } from '@kmx/core';

import { delegate } from '../dom/delegate';
import { loadPanels, readNewsUrl } from '../panels/loadPanels';

/**
 * Links with the action "open the news feed panel" (section 2.5); their address is the news page as a
 * fallback.
 */
const openers = 'a[data-link=action][href$="#news-feed"]';

const findPanel = () => document.querySelector<HTMLElement>('[data-news-panel]');

const findNewsUrl = () => findPanel()?.dataset.url ?? readNewsUrl();

async function openNews(): Promise<void> {
  const [{ openPanel }] = await Promise.all([import('./newsFeedPanel'), loadPanels()]);
  const panel = findPanel();
  if (!panel) throw new Error('No news panel.');
  openPanel(panel);
}

/**
 * Opens the news feed panel from its links, and marks them while there is unread news. Returns a function to
 * call when a page is shown. The panel and its code are loaded on demand; if that fails, the link is followed.
 */
export function startNewsFeed(signal: AbortSignal): () => void {
  const handleClick = (opener: HTMLElement, event: MouseEvent) => {
    if (findNewsUrl() === undefined || !('showPopover' in opener) || !isPlainClick(event)) return;
    event.preventDefault();
    openNews().catch(() => window.location.assign(opener.getAttribute('href') ?? ''));
  };
  // Captured, so that later listeners see a handled click.
  delegate('click', openers, handleClick, { signal, capture: true });
  return () => {
    const url = findNewsUrl();
    if (url === undefined || !document.querySelector(openers)) return;
    import('./newsFeedMarks')
      .then(({ markOpeners }) => markOpeners(url, openers))
      .catch((cause: unknown) => console.warn('Unread news could not be marked.', cause));
  };
}
