/** Where the browser stores which news item was read last (section 7: "news-feed last-read id"). */
export const newsLastReadKey = 'news-feed-last-read';

const idPattern = /^[\w-]{1,100}$/;

/** The id of the news item that was read last, as the browser stored it; `undefined` for what can be no id. */
export const parseLastRead = (text: string | null | undefined): string | undefined =>
  text && idPattern.test(text) ? text : undefined;

/** "Unread when the newest item id differs from the stored last-read id" (section 4); without any item there is nothing to read. */
export const isUnread = (newestId: string | undefined, lastReadId: string | undefined): boolean =>
  newestId !== undefined && newestId !== lastReadId;
