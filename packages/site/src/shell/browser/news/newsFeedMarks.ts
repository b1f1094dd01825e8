import { isUnread } from '@kmx/core';

import { fetchNewsPage } from './fetchNewsPage';
import { readLastRead, storeLastRead } from './newsFeedStore';

/** Newest item per requested address. */
const newest = new Map<string, string | undefined>();
const addressOf = ({ dataset: { url = '' } }: HTMLElement) => url;

let marked = '';

const isUnreadAt = (url: string) => isUnread(newest.get(url), readLastRead());

/** Checks if the newest item differs from the last one read (section 4). */
export const hasUnread = (panel: HTMLElement): boolean => isUnreadAt(addressOf(panel));

/** Returns the mark to clone, from the panel or from the template in its place. */
const findPattern = () =>
  document.querySelector<HTMLTemplateElement>('template[data-news]')?.content.firstElementChild ??
  document.querySelector('[data-news-panel] [data-news-mark]');

/** Shows or removes the unread mark on the openers of the panel. */
function showMarks(url: string): void {
  if (marked === '') return;
  const isMarked = isUnreadAt(url);
  const pattern = findPattern();
  for (const opener of document.querySelectorAll(marked)) {
    const mark = opener.querySelector('[data-news-mark]');
    if (!isMarked) mark?.remove();
    else if (!mark && pattern) opener.append(pattern.cloneNode(true));
  }
}

/** Stores the newest item, as loaded by the panel. */
export function recordNewest(panel: HTMLElement, id: string | undefined): void {
  newest.set(addressOf(panel), id);
  showMarks(addressOf(panel));
}

/** "Marking as read stores it" (section 4); removes the marks. */
export function markRead(panel: HTMLElement): void {
  const id = newest.get(addressOf(panel));
  if (id !== undefined) storeLastRead(id);
  showMarks(addressOf(panel));
}

/** Marks the openers of the panel while there is unread news; fetched once per page load. */
export async function markOpeners(url: string, openers: string): Promise<void> {
  marked = openers;
  if (!newest.has(url)) {
    // Set before the response, so that a failing server is not requested again on each page.
    newest.set(url, undefined);
    const page = await fetchNewsPage(url, undefined, new AbortController().signal);
    newest.set(url, page.items[0]?.id);
  }
  showMarks(url);
}
