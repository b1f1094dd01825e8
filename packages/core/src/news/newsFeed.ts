/** Path of the news list inside every site that has one; target of the news feed's links without script. */
export const newsPath = '/news';

export interface NewsPosition {
  /** Absent: the newest. */
  readonly after?: string;
}

/** Cursors are opaque; this limits their length and characters (those of base64). */
const cursorPattern = /^[\w+/=.~:-]{1,200}$/;

/** Accepts texts with the format of a cursor; only the service can resolve them. */
export const isNewsCursor = (text: string): boolean => cursorPattern.test(text);

/** Parses `?after=`; invalid cursors are ignored. */
export function parseNewsPosition(query: URLSearchParams): NewsPosition {
  const after = query.get('after') ?? '';
  return isNewsCursor(after) ? { after } : {};
}

/** Returns `after=…` without question mark; `''` for the newest. */
export const newsPositionQuery = ({ after }: NewsPosition): string =>
  after === undefined ? '' : new URLSearchParams({ after }).toString();
