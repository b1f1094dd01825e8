import { isUnread } from '@kmx/core';

import { fetchNewsPage } from './fetchNewsPage';
import { readLastRead, storeLastRead } from './newsFeedStore';

/** The newest item that this page heard of, by the address that was asked. */
const newest = new Map<string, string | undefined>();
const addressOf = ({ dataset: { url = '' } }: HTMLElement) => url;

let marked = '';

/** Whether the newest item is another than the one that was read last (section 4). */
export const hasUnread = (panel: HTMLElement): boolean =>
  isUnread(newest.get(addressOf(panel)), readLastRead());

/** Puts the mark that the server wrote on what opens the panel, or takes it off. */
function showMarks(panel: HTMLElement): void {
  if (marked === '') return;
  const pattern = panel.querySelector('[data-news-mark]');
  for (const opener of document.querySelectorAll(marked)) {
    const mark = opener.querySelector('[data-news-mark]');
    if (!hasUnread(panel)) mark?.remove();
    else if (!mark && pattern) opener.append(pattern.cloneNode(true));
  }
}

/** Remembers which item is the newest, as the panel has just learned it. */
export function recordNewest(panel: HTMLElement, id: string | undefined): void {
  newest.set(addressOf(panel), id);
  showMarks(panel);
}

/** "Marking as read stores it" (section 4); the marks go. */
export function markRead(panel: HTMLElement): void {
  const id = newest.get(addressOf(panel));
  if (id !== undefined) storeLastRead(id);
  showMarks(panel);
}

/** Marks the links that open the panel while there is unread news; asked for once until the page is loaded anew. */
export async function markOpeners(panel: HTMLElement, openers: string): Promise<void> {
  marked = openers;
  const url = addressOf(panel);
  if (!newest.has(url)) {
    // Noted before the answer: a server that is down is not asked again by every page.
    newest.set(url, undefined);
    const page = await fetchNewsPage(url, undefined, new AbortController().signal);
    newest.set(url, page.items[0]?.id);
  }
  showMarks(panel);
}
