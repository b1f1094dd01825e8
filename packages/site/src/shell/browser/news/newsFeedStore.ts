import { newsLastReadKey, parseLastRead } from '@kmx/core';

/** Fallback for browsers that deny storage; lost when the page is left. */
let unstored: string | undefined;

/** Returns the id of the last news item read in any tab of this browser. */
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
