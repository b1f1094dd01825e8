import { isNewsCursor, newsPositionQuery, parseNewsPosition } from './newsFeed';
import { isUnread, parseLastRead } from './newsLastRead';

describe('4 "News feed: unread when the newest item id differs from the stored last-read id"', () => {
  it.each([
    ['31', undefined, true],
    ['31', '30', true],
    ['31', '31', false],
    [undefined, undefined, false],
    [undefined, '31', false],
  ])('newest %s, last read %s: %s', (newest, lastRead, expected) => {
    expect(isUnread(newest, lastRead)).toBe(expected);
  });

  it.each([
    ['31', '31'],
    ['65f0c2-a_b', '65f0c2-a_b'],
    ['', undefined],
    [null, undefined],
    ['{"id":31}', undefined],
    ['a'.repeat(101), undefined],
  ])('parses stored %j to %j', (stored, expected) => {
    expect(parseLastRead(stored)).toBe(expected);
  });
});

describe('7 "news feed connection (first, after, …; pageInfo hasNextPage, endCursor)"', () => {
  it.each([
    ['after=MjAyNi0xMS0yMXwzMQ%3D%3D', { after: 'MjAyNi0xMS0yMXwzMQ==' }],
    ['', {}],
    ['after=', {}],
    ['after=%3Cscript%3E', {}],
    [`after=${'a'.repeat(201)}`, {}],
  ])('?%s', (query, expected) => {
    expect(parseNewsPosition(new URLSearchParams(query))).toEqual(expected);
  });

  it('formats what it parses', () => {
    const position = { after: 'a+b/c==' };
    expect(parseNewsPosition(new URLSearchParams(newsPositionQuery(position)))).toEqual(position);
    expect(newsPositionQuery({})).toBe('');
    expect(isNewsCursor('a b')).toBe(false);
  });
});
