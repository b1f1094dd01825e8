/** Key in local storage (section 7: "news-feed last-read id"). */
export const newsLastReadKey = 'news-feed-last-read';

const idPattern = /^[\w-]{1,100}$/;

/** Parses the stored id; `undefined` if invalid. */
export const parseLastRead = (text: string | null | undefined): string | undefined =>
  text && idPattern.test(text) ? text : undefined;

/** "Unread when the newest item id differs from the stored last-read id" (section 4); never without items. */
export const isUnread = (newestId: string | undefined, lastReadId: string | undefined): boolean =>
  newestId !== undefined && newestId !== lastReadId;
