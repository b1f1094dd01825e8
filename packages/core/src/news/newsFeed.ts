import { createParameter, formatQuery } from '../lists/queryParameters';

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

export const newsParameters = {
  /** Invalid cursors are ignored. */
  after: createParameter<string | undefined>(
    'after',
    ([after = '']) => (isNewsCursor(after) ? after : undefined),
    (after) => (after === undefined ? [] : [after]),
  ),
};

export function parseNewsPosition(query: URLSearchParams): NewsPosition {
  const after = newsParameters.after.parse(query);
  return after === undefined ? {} : { after };
}

/** Returns `after=…` without question mark; `''` for the newest. */
export const newsPositionQuery = ({ after }: NewsPosition): string =>
  formatQuery(newsParameters.after.format(after));
