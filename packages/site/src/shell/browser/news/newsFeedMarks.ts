import { isUnread } from '@kmx/core';

import { fetchNewsPage } from './fetchNewsPage';
import { readLastRead, storeLastRead } from './newsFeedStore';

/** Newest item per requested address. */
const newest = new Map<string, string | undefined>();
const addressOf = ({ dataset: { url = '' } }: HTMLElement) => url;

let marked = '';

/** Checks if the newest item differs from the last one read (section 4). */
export const hasUnread = (panel: HTMLElement): boolean =>
  isUnread(newest.get(addressOf(panel)), readLastRead());

/** Shows or removes the unread mark on the openers of the panel. */
function showMarks(panel: HTMLElement): void {
  if (marked === '') return;
  const pattern = panel.querySelector('[data-news-mark]');
  for (const opener of document.querySelectorAll(marked)) {
    const mark = opener.querySelector('[data-news-mark]');
    if (!hasUnread(panel)) mark?.remove();
    else if (!mark && pattern) opener.append(pattern.cloneNode(true));
  }
}

/** Stores the newest item, as loaded by the panel. */
export function recordNewest(panel: HTMLElement, id: string | undefined): void {
  newest.set(addressOf(panel), id);
  showMarks(panel);
}

/** "Marking as read stores it" (section 4); removes the marks. */
export function markRead(panel: HTMLElement): void {
  const id = newest.get(addressOf(panel));
  if (id !== undefined) storeLastRead(id);
  showMarks(panel);
}

/** Marks the openers of the panel while there is unread news; fetched once per page load. */
export async function markOpeners(panel: HTMLElement, openers: string): Promise<void> {
  marked = openers;
  const url = addressOf(panel);
  if (!newest.has(url)) {
    // Set before the response, so that a failing server is not requested again on each page.
    newest.set(url, undefined);
    const page = await fetchNewsPage(url, undefined, new AbortController().signal);
    newest.set(url, page.items[0]?.id);
  }
  showMarks(panel);
}
