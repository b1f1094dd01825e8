/** The path, inside every site that has one, of the page that lists the news; the news feed's links lead there without script. */
export const newsPath = '/news';

/** What an address says about where a list of news goes on: after which cursor of the connection. */
export interface NewsPosition {
  /** Absent: from the newest on. */
  readonly after?: string;
}

/** A cursor is opaque, yet never longer than this, and never more than letters, digits and the signs of base64. */
const cursorPattern = /^[\w+/=.~:-]{1,200}$/;

/** Whether a text can be a cursor of the news connection; what it points at is the service's to know. */
export const isNewsCursor = (text: string): boolean => cursorPattern.test(text);

/** Where an address wants the list of news to go on (`?after=`); what can be no cursor counts as nothing. */
export function parseNewsPosition(query: URLSearchParams): NewsPosition {
  const after = query.get('after') ?? '';
  return isNewsCursor(after) ? { after } : {};
}

/** `after=…` for an address, without question mark; `''` for the newest. */
export const newsPositionQuery = ({ after }: NewsPosition): string =>
  after === undefined ? '' : new URLSearchParams({ after }).toString();
