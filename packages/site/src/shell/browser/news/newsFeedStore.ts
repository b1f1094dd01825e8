import { newsLastReadKey, parseLastRead } from '@kmx/core';

/** Stands in where the browser lets nobody store anything: what was read then counts as long as the page lives. */
let unstored: string | undefined;

/** The id of the news item that was read last, in every tab of this browser. */
export function readLastRead(): string | undefined {
  if (unstored !== undefined) return unstored;
  try {
    return parseLastRead(localStorage.getItem(newsLastReadKey));
  } catch {
    return undefined;
  }
}

/** "Marking as read stores it" (section 4). */
export function storeLastRead(id: string): void {
  try {
    localStorage.setItem(newsLastReadKey, id);
    unstored = undefined;
  } catch {
    unstored = id;
  }
}
