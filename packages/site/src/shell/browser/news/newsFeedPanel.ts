import { createNewsFeed, type NewsFeedView } from '@kmx/core/machines/newsFeed';

import { announce } from '../dom/announce';
import { fetchNewsPage } from './fetchNewsPage';
import { hasUnread, markRead, recordNewest } from './newsFeedMarks';
import { renderNews } from './renderNews';

/** Moves the focus to the first new item and announces the number of items. */
function presentMore(panel: HTMLElement, first: HTMLElement | undefined, { items }: NewsFeedView): void {
  announce((panel.dataset.shown ?? '').replace('{count}', String(items.length)));
  const target = first?.querySelector<HTMLElement>('a[href]') ?? first;
  if (!target) return;
  if (target === first) target.tabIndex = -1;
  target.focus();
}

/** Renders each state of the feed and stores the last one for the buttons. */
function createPresenter(panel: HTMLElement) {
  let last: NewsFeedView | undefined;
  const show = (view: NewsFeedView) => {
    const isFirstPage = last?.state === 'loading' && view.state === 'shown';
    const isFurtherPage = last?.state === 'loadingMore' && view.state === 'shown';
    if (isFirstPage) recordNewest(panel, view.items[0]?.id);
    const first = renderNews(panel, view, hasUnread(panel));
    if (isFurtherPage) presentMore(panel, first, view);
    if (view.state === 'failed') announce(panel.querySelector('[data-news-failed] p')?.textContent ?? '');
    last = view;
  };
  const read = () => {
    if (!last || last.items.length === 0) return;
    markRead(panel);
    renderNews(panel, last, false);
  };
  return { show, read };
}

/** Connects the panel's buttons to a new feed; returns a function that opens it. */
function prepare(panel: HTMLElement): () => void {
  const { show, read } = createPresenter(panel);
  const { url = '' } = panel.dataset;
  const { send } = createNewsFeed((after, signal) => fetchNewsPage(url, after, signal), show);
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const act = target.closest<HTMLElement>('[data-news-act]')?.dataset.newsAct;
    if (act === 'more') send({ type: 'more.requested' });
    if (act === 'retry') send({ type: 'retry.requested' });
    if (act === 'read') read();
    // The focused button was removed.
    if (act === 'retry' || act === 'read') panel.focus();
    // Closes the panel, because the reader continues at the linked page.
    if (target.closest('a[href]')) panel.hidePopover();
  });
  panel.addEventListener('toggle', (event) => {
    if (!('newState' in event) || event.newState !== 'closed') return;
    read();
    send({ type: 'panel.closed' });
  });
  return () => send({ type: 'panel.opened' });
}

const prepared = new WeakMap<HTMLElement, () => void>();

/** Opens the panel and loads the newest ten items; closing it marks them as read. */
export function openPanel(panel: HTMLElement): void {
  const open = prepared.get(panel) ?? prepare(panel);
  prepared.set(panel, open);
  panel.showPopover();
  panel.focus();
  open();
}
